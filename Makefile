# preview: show the example's previews in a browser      test: run every test
# watch: the same, and build again after each change of Swift code
# browser-test: test the pages in Chromium
# workshop: serve the example's pages with Hummingbird      workshop-test: test that server
# extensions-test: test the example with its own rules, panels and renderers
# reference: build the reference of the modules that users import, as a site in .build/reference
# deployment-test: run the host from the files that it needs on a server
# init-test: begin a package in an empty folder, build and test it
# release: build with optimization                       bench: measure       format: format the sources
# load: measure pages while many clients are connected      start: measure the start until the first page
# bench-server: measure a page that Hummingbird serves, beside other ways to make it
# watch-test: measure the time from an edit of Swift code to its preview
# fuzz: run every fuzz target, for TIME seconds in total      SANITIZE=address or SANITIZE=thread: with that sanitizer

PORT ?= 8080
SWIFT ?= swift
TIME ?= 60
# The packages in Examples build what they share once.
SCRATCH = --scratch-path ../.build
SANITIZE ?=

.PHONY: preview watch watch-test test browser-test proxy-test init-test deployment-test release bench bench-server fuzz load start workshop workshop-test extensions-test reference format lint dependencies

preview: dependencies
	$(SWIFT) build --product preview-host
	"$$($(SWIFT) build --show-bin-path)/preview-host" serve --port $(PORT)

watch: dependencies
	$(SWIFT) build --product preview-host
	"$$($(SWIFT) build --show-bin-path)/preview-host" watch --port $(PORT)

test: dependencies
	$(SWIFT) test

browser-test: dependencies
	$(SWIFT) build --product preview-host
	$(SWIFT) build --product benchmark
	Scripts/browser-test

proxy-test: dependencies
	$(SWIFT) build --product preview-host
	Scripts/proxy-test

init-test: dependencies
	Scripts/init-test

deployment-test: dependencies
	$(SWIFT) build --product preview-host
	$(SWIFT) build --product shared-names
	Scripts/deployment-test "$$($(SWIFT) build --show-bin-path)"

release: dependencies
	$(SWIFT) build -c release --product preview-host

bench: dependencies
	$(SWIFT) build -c release --product benchmark
	"$$($(SWIFT) build -c release --show-bin-path)/benchmark"

workshop: dependencies
	cd Examples/HummingbirdWorkshop && $(SWIFT) run $(SCRATCH) Workshop

workshop-test: dependencies
	cd Examples/HummingbirdWorkshop && $(SWIFT) test $(SCRATCH)

extensions-test: dependencies
	cd Examples/Extensions && $(SWIFT) test $(SCRATCH) && "$$($(SWIFT) build $(SCRATCH) --show-bin-path)/GreenhousePreviews" check --strict

reference: dependencies
	$(SWIFT) build
	Scripts/reference "$$($(SWIFT) build --show-bin-path)"

bench-server: dependencies
	cd Benchmarks/Server && $(SWIFT) build -c release
	Scripts/server-benchmark Benchmarks/Server/.build/release/ServerBenchmark
	Benchmarks/Server/.build/release/ServerBenchmark streaming

load: dependencies
	$(SWIFT) build -c release --product preview-host
	Scripts/load-test "$$($(SWIFT) build -c release --show-bin-path)/preview-host"

start: dependencies
	$(SWIFT) build -c release --product preview-host
	Scripts/start-test "$$($(SWIFT) build -c release --show-bin-path)/preview-host"

watch-test: dependencies
	$(SWIFT) build --product preview-host
	Scripts/watch-test "$$($(SWIFT) build --show-bin-path)/preview-host"

# The instrumented build has its own folder, so that it does not replace the ordinary one.
fuzz_build = FUZZ=1 $(SWIFT) build --product fuzzer --scratch-path .build-fuzz/$(or $(SANITIZE),plain) \
	$(addprefix --sanitize ,$(SANITIZE))

fuzz: dependencies
	$(fuzz_build)
	Scripts/fuzz "$$($(fuzz_build) --show-bin-path)/fuzzer" $(TIME) $(TARGETS)

format:
	$(SWIFT) format --in-place --recursive Package.swift Plugins Sources Tests Examples Benchmarks Fuzzing

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests Examples Benchmarks Fuzzing

dependencies:
	@Scripts/install-dependencies
