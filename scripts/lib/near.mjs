import path from 'node:path'

/**
 * What sees the whole house: whatever is changed is used there in the end, and through it by nearly every test. Looking
 * for tests that use a change ends here, unless it is this that was changed.
 */
const wholeHouse = [
  /^server\/src\/(app|boot\/|commands\/|demo\/|backup\/)/,
  /^web\/src\/(app\/|main)/,
  /^wire\/src\/(call-table|(open-)?screens|live)\.ts$/,
]

const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) && !file.startsWith('server/test/long/')
const isJourney = (file) => /^e2e\/[^/]+\.spec\.ts$/.test(file)

/**
 * The tests near to what was changed: those changed themselves, those that use it, and those of the same feature, which
 * meet it through the product. Of journeys only those that were changed: each goes through everything. `files` are
 * pairs of path and text.
 */
export function nearTests(files, changed) {
  const texts = new Map(files)
  const users = usersIn(texts, new Set([...texts.keys(), ...changed]))
  const near = new Set(changed)
  const look = [...changed]
  for (let file = look.pop(); file; file = look.pop())
    for (const user of users.get(file) ?? []) {
      if (near.has(user)) continue
      near.add(user)
      if (!wholeHouse.some((place) => place.test(user))) look.push(user)
    }
  const features = new Set(changed.map(featureOf))
  const everyDatabase = changed.some((file) => file.startsWith('server/migrations/'))
  const meetsIt = (file) => {
    const feature = testedBy(file)
    return feature !== undefined && (everyDatabase || features.has(feature))
  }
  return [...texts.keys()].filter((file) =>
    isJourney(file) ? changed.includes(file) : isTest(file) && (near.has(file) || meetsIt(file)),
  )
}

/**
 * The feature a change belongs to for the tests of the server: its folder there or in a room below. What the tests
 * themselves read, such as a record, belongs to those beside it; a test that changes is near only to itself.
 */
const featureOf = (file) =>
  /^(?:domain|wire|server)\/src\/(platform\/[^/.]+|[^/.]+)/.exec(file)?.[1] ??
  (/\.[a-z]+$/.exec(file)?.[0] === '.ts' ? undefined : testedBy(file))
const testedBy = (file) => /^server\/test\/(platform\/[^/]+|[^/]+)\//.exec(file)?.[1]

/** By each file those that use it, also by one that is gone. */
function usersIn(texts, known) {
  const users = new Map()
  for (const [file, text] of texts)
    for (const used of usedBy(file, text)) {
      const target = endings.map((ending) => used + ending).find((each) => known.has(each))
      if (target) users.set(target, [...(users.get(target) ?? []), file])
    }
  return users
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

const usedBy = (file, text) =>
  [...text.matchAll(/(?:from|import|URL)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, name]) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name)]
    const [, room, rest] = /^@fairground\/(\w+)\/(.+)$/.exec(name) ?? []
    return room ? [`${room}/src/${rest}`] : []
  })
