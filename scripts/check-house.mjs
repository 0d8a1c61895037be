import { readFileSync } from 'node:fs'
import path from 'node:path'
import { indexProblems } from './lib/decisions.mjs'
import { root } from './lib/paths.mjs'
import { sourceFiles } from './lib/source-files.mjs'
import { strayStatements } from './lib/sql-places.mjs'

/** Who may import whom (docs: architecture). A room not named may be imported by nobody. */
const walls = {
  domain: [],
  wire: ['domain'],
  floorplan: ['domain'],
  server: ['domain', 'wire', 'floorplan'],
  web: ['domain', 'wire', 'floorplan'],
  e2e: ['domain', 'wire'],
  bench: ['domain', 'wire', 'floorplan', 'server'],
}

/** Inside a room: from → folders it must not reach. Features may use what lies below them, never each other. */
const web = ['app', 'ui', 'session', 'lib']
const server = ['platform', 'boot', 'demo', 'commands']
const mostLines = 500

const files = [...Object.keys(walls), 'scripts']
  .flatMap((room) => sourceFiles(room))
  .filter((file) => /\.(tsx?|mjs|sql|css)$/.test(file))

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const problems = [
  ...files.flatMap((file) => {
    const text = read(file)
    return [...tooLong(file, text), ...brokenWalls(file, text), ...strayStatements(file, text)]
  }),
  ...unlistedDecisions('docs/adr'),
]

function unlistedDecisions(folder) {
  const pages = sourceFiles(folder).filter((file) => /\/\d{4}-[^/]*\.md$/.test(file))
  const texts = Object.fromEntries(pages.map((file) => [path.posix.basename(file), read(file)]))
  return indexProblems(read(`${folder}/README.md`), texts).map((problem) => `${folder}/${problem}`)
}

function tooLong(file, text) {
  const lines = text.split('\n').length
  return lines > mostLines && !file.includes('.generated.')
    ? [`${file}: ${lines} lines; at most ${mostLines}`]
    : []
}

function brokenWalls(file, text) {
  const room = file.split('/')[0]
  if (!(room in walls) || !/\.tsx?$/.test(file)) return []
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1])
  return imports.flatMap((name) => {
    const other = /^@fairground\/(\w+)/.exec(name)?.[1]
    if (other) return walls[room].includes(other) ? [] : [`${file}: ${room} must not import ${other}`]
    if (!name.startsWith('.')) return []
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), name))
    if (target.split('/')[0] !== room && !file.startsWith('bench/'))
      return [`${file}: leaves its room (${name})`]
    // A test may look at anything in its room to hold one part against another.
    return /\.test\.tsx?$/.test(file) ? [] : brokenInside(room, file, target)
  })
}

function brokenInside(room, file, target) {
  const from = inside(room, file)
  const to = inside(room, target)
  if (!from || !to || from === to) return []
  if (room === 'domain' && !target.endsWith(`/${to}`)) return [`${file}: imports the inside of domain/${to}`]
  if (room === 'server') {
    if (from === 'platform') return [`${file}: platform must not know the feature ${to}`]
    if (!server.includes(from) && !server.includes(to))
      return [`${file}: feature ${from} must not import feature ${to}`]
  }
  if (room === 'web') {
    if (from === 'ui' && !['session', 'lib'].includes(to)) return [`${file}: ui must not import ${to}`]
    if (['session', 'lib'].includes(from) && to !== 'lib') return [`${file}: ${from} must not import ${to}`]
    if (to === 'app' && from !== 'app') return [`${file}: only app/ may import app/`]
    if (!web.includes(from) && !web.includes(to) && from !== 'shell')
      return [`${file}: feature ${from} must not import feature ${to}`]
  }
  return []
}

/** The folder below src a file belongs to; files that lie in src itself wire the room together and may see all of it. */
function inside(room, file) {
  const rest = file.startsWith(`${room}/src/`) ? file.slice(room.length + 5) : ''
  return rest.includes('/') ? rest.split('/')[0] : undefined
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`house: ${files.length} files in their rooms`)
