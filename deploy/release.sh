#!/bin/sh
# Puts a version of Fairground into service without anybody noticing:
#   release.sh VERSION      a tag or commit of the clone in /srv/fairground/source
# A version that was built before is put into service as it is. docs/operations.md says what has to be there.
set -eu
umask 022

version=${1:?say which version, for example: release.sh v1.2.0}
root=${FAIRGROUND_ROOT:-/srv/fairground}
ports=${FAIRGROUND_PORTS:-3001 3002}
release=$root/releases/$version
kept=3

say() { printf '%s\n' "$*"; }

# In a directory of its own: built over the running version, open pages would lose their files at once. The release
# gets only what runs; it takes its name when it is complete, so an interrupted build is never mistaken for one.
build() {
  git -C "$root/source" rev-parse --verify --quiet "$version^{commit}" >/dev/null || {
    say "$root/source knows no version $version. Nothing was changed. Fetch it first: git -C $root/source fetch --tags"
    exit 1
  }
  say "Building $version …"
  building=$root/releases/.building
  unfinished=$root/releases/.unfinished
  rm -rf "$building" "$unfinished"
  mkdir -p "$building" "$unfinished"
  git -C "$root/source" archive "$version" | tar -x -C "$building"
  cd "$building"
  npm ci --no-audit --no-fund
  npm run build
  cp -R --parents package.json scripts server/package.json server/migrations server/dist web/dist "$unfinished"
  npm ci --no-audit --no-fund --omit=dev --workspace server --include-workspace-root
  # Our own rooms are in the bundle already; npm only links to them.
  rm -rf node_modules/@fairground
  mv node_modules "$unfinished"
  cd "$root"
  mv -T "$unfinished" "$release"
  rm -rf "$building"
}

# Pages that are open go on asking for the files of the version they came with; nginx finds them here.
keep_assets() {
  mkdir -p "$root/assets"
  cp -Rn "$release/web/dist/assets/." "$root/assets/"
  find "$root/assets" -type f -mtime +90 -delete
}

# One rename: at no moment is there no current version, or half of one.
switch() {
  ln -sfn "releases/$version" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

ready() { curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$1/readyz"; }

restart() {
  systemctl restart "fairground@$1"
  waited=0
  until ready "$1"; do
    waited=$((waited + 1))
    if [ "$waited" -gt 120 ]; then
      say "fairground@$1 is not ready after two minutes. The processes after it were not restarted and go on as before."
      say "Look at: journalctl -u fairground@$1 -n 50. Then mend the cause and run this command again."
      exit 1
    fi
    sleep 1
  done
  say "fairground@$1 runs $version."
}

forget_old_releases() {
  ls -1td "$root"/releases/*/ | tail -n +$((kept + 1)) | while read -r old; do
    [ "$(readlink -f "$old")" = "$(readlink -f "$root/current")" ] || rm -rf "$old"
  done
}

[ -d "$release" ] || build
keep_assets
touch "$release"
switch
for port in $ports; do restart "$port"; done
forget_old_releases
say "$version is in service."
