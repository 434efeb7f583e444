#!/bin/sh
# Checks the previews of a package whose host is bakery-previews, in a container of any CI service.
# Copy this file into the package, replace the address and the name of the host, and run it in the package's folder:
#
#   docker run --rm --volume "$PWD:/work/bakery" --volume swift-6.3:/work/bakery/.build \
#       --env SINCE="--changed-since origin/main" --workdir /work/bakery swift:6.3 sh container.sh
#
# NAME=pr-12 also writes the catalog to the folder site/pr-12, and adds it with TITLE to the list in site/index.html. With
# CLOSED=1, it is removed from there instead.
# Docs/ContinuousIntegration.md of Preview Host explains it.
set -eu

PREVIEW_HOST_URL="${PREVIEW_HOST_URL:-https://git.example.com/preview-host.git}"
# A tag, or a branch. Another version can change the HTML of views in Swift.
PREVIEW_HOST_VERSION="${PREVIEW_HOST_VERSION:-main}"
SHARD="${SHARD:-1/1}"
# To compare only what a branch changes: --changed-since origin/main.
SINCE="${SINCE:-}"
REPORTS="${REPORTS:-reports}"
REPORT_URL="${REPORT_URL:-snapshots.html}"
NAME="${NAME:-}"
TITLE="${TITLE:-$NAME}"
export CI=true

# The files can belong to another user than that of the container, which Git refuses otherwise.
git config --global --add safe.directory '*'
test -d ../preview-host || git clone --depth 1 --branch "$PREVIEW_HOST_VERSION" "$PREVIEW_HOST_URL" ../preview-host
../preview-host/Scripts/install-dependencies
swift build --product bakery-previews

if [ -n "${CLOSED:-}" ]; then
    swift run bakery-previews export --output site --remove "$NAME"
    exit
fi

# Both are run, so that one report does not hide the other.
status=0
mkdir -p "$REPORTS"
swift run bakery-previews check --strict || status=1
swift run bakery-previews snapshots verify $SINCE --shard "$SHARD" --report "$REPORTS/snapshots.html" --comment "$REPORTS/comment.md" --report-url "$REPORT_URL" --format junit > "$REPORTS/junit.xml" || status=1
test -z "$NAME" || swift run bakery-previews export --output site --name "$NAME" --title "$TITLE" || status=1
exit "$status"
