# preview: show the example's previews in a browser
# watch: the same, and build again after each change of Swift code
# test: run the tests of the product, which a contributor runs after each change
# test-all: run everything else that CI tests, which takes longer. These are its parts:
#   tools-test: test the macros, the programs that need swift-syntax, and the docs that list what the sources declare
#   packages-test: build and test packages as users write them        init-test: begin a package, build and test it
#   workshop-test: test the server in Examples                        extensions-test: test the host in Examples
#   browser-test: test the pages in Chromium                          proxy-test: test the pages behind proxies
#   deployment-test: run the host from the files that it needs on a server
#   optimized-test: compare the previews of an optimized program with those of the debug build
#   mcp-test: use the host with the official client of the Model Context Protocol
#   request-test: send COUNT=2000 requests with random mistakes
# workshop: serve the example's pages with Hummingbird
# reference: build the reference of the modules that users import, as a site in .build/reference
# release: build with optimization                       bench: measure       format: format the sources
# load: measure pages while many clients are connected      start: measure the start until the first page
# kill-test: kill the host COUNT=1 times in each kind of change of files
# soak: edit files, use views and load pages for MINUTES=2, and look at the memory
# bench-server: measure a page that Hummingbird serves, beside other ways to make it
# watch-test: measure the time from an edit of Swift code to its preview
# count: count the instructions of fixed work, and fail if there are more than before     accept-counts: write the new counts
# fuzz: run every fuzz target, for TIME seconds in total, or with COUNT inputs each
#   SANITIZE=address or SANITIZE=thread: with that sanitizer

PORT ?= 8080
SWIFT ?= swift
TIME ?= 60
MINUTES ?= 2
COUNT ?=
# The packages in Examples share the build folder of this package.
SCRATCH = --scratch-path $(CURDIR)/.build
SANITIZE ?=

# The parts of test-all share a build folder.
.NOTPARALLEL:
.PHONY: preview watch watch-test host benchmark shared-names test test-all tools-test packages-test browser-test proxy-test init-test deployment-test optimized-test request-test mcp-test kill-test soak release bench count accept-counts bench-server fuzz load start workshop workshop-test extensions-test reference format lint dependencies

preview: host
	"$$($(SWIFT) build --show-bin-path)/preview-host" serve --port $(PORT)

watch: host
	"$$($(SWIFT) build --show-bin-path)/preview-host" watch --port $(PORT)

# Built once for all parts of one call of make.
host: dependencies
	$(SWIFT) build --product preview-host

benchmark shared-names: dependencies
	$(SWIFT) build --product $@

test: dependencies
	Scripts/step "Tests of the product" Scripts/test

# The first three build other packages in the same build folder, so the host is built after them, once. The last two build
# this package without views in Swift, so what is built after them is built anew.
test-all: tools-test packages-test init-test proxy-test deployment-test optimized-test request-test mcp-test browser-test workshop-test extensions-test

tools-test: dependencies
	Scripts/step "Tools" Scripts/test --package-path Tools

packages-test: dependencies
	Scripts/step "Packages of users" Scripts/packages-test

ifeq ($(shell command -v chromium),)
browser-test:
	@echo "The test in the browser was skipped, because chromium is not on the PATH."
else
browser-test: host benchmark
	Scripts/step "Browser" Scripts/browser-test
endif

proxy-test: host
	Scripts/step "Proxies" Scripts/proxy-test

init-test: dependencies
	Scripts/step "A first package" Scripts/init-test

deployment-test: host shared-names
	Scripts/step "Deployment" Scripts/deployment-test "$$($(SWIFT) build --show-bin-path)"

optimized-test: host
	Scripts/step "Previews of an optimized program" Scripts/optimized-test "$$($(SWIFT) build --show-bin-path)"

request-test: host
	Scripts/step "Wrong requests" Scripts/request-test "$$($(SWIFT) build --show-bin-path)/preview-host" --count $(or $(COUNT),2000)

mcp-test: host
	Scripts/step "Assistants" Scripts/mcp-test "$$($(SWIFT) build --show-bin-path)/preview-host"

kill-test: host shared-names
	Scripts/step "Kills" Scripts/kill-test "$$($(SWIFT) build --show-bin-path)"/preview-host \
		"$$($(SWIFT) build --show-bin-path)"/shared-names --count $(or $(COUNT),1)

release: dependencies
	$(SWIFT) build -c release --product preview-host

bench: host
	$(SWIFT) build -c release --product preview-host
	$(SWIFT) build -c release --product benchmark
	Scripts/bench "$$($(SWIFT) build -c release --show-bin-path)" "$$($(SWIFT) build --show-bin-path)"

count accept-counts: benchmark
	Scripts/count-work "$$($(SWIFT) build --show-bin-path)/benchmark" $(if $(filter accept-counts,$@),--accept)

workshop: dependencies
	cd Examples/HummingbirdWorkshop && $(SWIFT) run $(SCRATCH) Workshop

workshop-test: dependencies
	Scripts/step "Server with Hummingbird" Scripts/test --package-path Examples/HummingbirdWorkshop $(SCRATCH)

extensions-test: dependencies
	Scripts/step "Host with extensions" Scripts/test --package-path Examples/Extensions $(SCRATCH)
	cd Examples/Extensions && "$$($(SWIFT) build $(SCRATCH) --show-bin-path)/GreenhousePreviews" check --strict

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

soak: dependencies
	$(SWIFT) build -c release --product preview-host
	Scripts/soak-test "$$($(SWIFT) build -c release --show-bin-path)/preview-host" --minutes $(MINUTES)

start: dependencies
	$(SWIFT) build -c release --product preview-host
	Scripts/start-test "$$($(SWIFT) build -c release --show-bin-path)/preview-host"

watch-test: host
	Scripts/watch-test "$$($(SWIFT) build --show-bin-path)/preview-host"

# The instrumented build has its own folder, so that it does not replace the ordinary one.
fuzz_build = FUZZ=1 $(SWIFT) build --product fuzzer --scratch-path .build-fuzz/$(or $(SANITIZE),plain) \
	$(addprefix --sanitize ,$(SANITIZE))

fuzz: dependencies
	$(fuzz_build)
	$(if $(COUNT),FUZZ_COUNT=$(COUNT) )Scripts/fuzz "$$($(fuzz_build) --show-bin-path)/fuzzer" $(TIME) $(TARGETS)

format:
	$(SWIFT) format --in-place --recursive Package.swift Plugins Sources Tests Tools Examples Benchmarks Fuzzing

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests Tools Examples Benchmarks Fuzzing

dependencies:
	@Scripts/install-dependencies
