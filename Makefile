# preview: show the example's previews in a browser      test: run every test
# browser-test: run the pages' scripts in Chromium
# workshop: serve the example's pages with Hummingbird      workshop-test: test that server
# release: build with optimization                       bench: measure       format: format the sources
# load: measure pages while many clients hold connections

PORT ?= 8080
SWIFT ?= swift

.PHONY: preview test browser-test release bench load workshop workshop-test format lint dependencies

preview: dependencies
	$(SWIFT) build --product preview-host
	"$$($(SWIFT) build --show-bin-path)/preview-host" serve --port $(PORT)

test: dependencies
	$(SWIFT) test

browser-test: dependencies
	$(SWIFT) build --product preview-host
	Scripts/browser-test

release: dependencies
	$(SWIFT) build -c release --product preview-host

bench: dependencies
	$(SWIFT) build -c release --product benchmark
	"$$($(SWIFT) build -c release --show-bin-path)/benchmark"

workshop: dependencies
	cd Examples/HummingbirdWorkshop && $(SWIFT) run Workshop

workshop-test: dependencies
	cd Examples/HummingbirdWorkshop && $(SWIFT) test

load: dependencies
	$(SWIFT) build -c release --product preview-host
	Scripts/load-test "$$($(SWIFT) build -c release --show-bin-path)/preview-host"

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Examples

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Examples

dependencies:
	@Scripts/install-dependencies
