import path from 'node:path'

/** Who may import whom (docs: architecture). A room not named may be imported by nobody. */
export const walls = {
  domain: [],
  wire: ['domain'],
  floorplan: ['domain'],
  site: ['domain', 'wire'],
  server: ['domain', 'wire', 'floorplan', 'site'],
  web: ['domain', 'wire', 'floorplan'],
  e2e: ['domain', 'wire'],
  bench: ['domain', 'wire', 'floorplan', 'server'],
}

/**
 * The rooms made of features, and what else stands in them: below the features what all of them may use, each folder
 * only those named before it; above them what puts them together and sees the whole room, as files in `src` itself do.
 */
const storeys = {
  domain: { below: ['text'], above: [] },
  wire: { below: ['kernel'], above: [] },
  server: { below: ['platform'], above: ['boot', 'commands', 'demo', 'backup'] },
  web: { below: ['lib', 'session', 'ui'], above: ['app'] },
}

const graphFile = 'scripts/lib/feature-graph.mjs'

/** Everything that is wrong with who imports whom. Files are given as pairs of path and text. */
export function wallProblems(files, graph) {
  const imports = files.flatMap(([file, text]) => importsOf(text).map((name) => ({ file, name })))
  // A test may look at anything in its room to hold one part against another.
  const steps = imports
    .filter(({ file, name }) => name.startsWith('.') && !/\.test\.tsx?$/.test(file))
    .map(({ file, name }) => ({ file, target: targetOf(file, name) }))
  return [
    ...files.flatMap(([file]) => unknownFolder(file, graph)),
    ...imports.flatMap(({ file, name }) => leavingTheRoom(file, name)),
    ...steps.flatMap(({ file, target }) => insideTheRoom(file, target, graph)),
    ...unusedEdges(steps, graph),
    ...circles(graph),
  ]
}

const importsOf = (text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1])

const targetOf = (file, name) => path.posix.join(path.posix.dirname(file), name)

/** Tests of several rooms may share what is not part of the product. */
const isOfTests = (file) => /^(e2e|server\/test)\//.test(file)

function leavingTheRoom(file, name) {
  const room = file.split('/')[0]
  const other = /^@fairground\/(\w+)/.exec(name)?.[1]
  if (other) return walls[room].includes(other) ? [] : [`${file}: ${room} must not import ${other}`]
  if (!name.startsWith('.') || room === 'bench') return []
  const target = targetOf(file, name).split('/')[0]
  const isHome = target === room || (target === 'scripts' && isOfTests(file))
  return isHome ? [] : [`${file}: leaves its room (${name})`]
}

function insideTheRoom(file, target, graph) {
  const [room, from] = placeOf(file, graph)
  const [, to] = placeOf(target, graph)
  if (!from || !to || from === to) return []
  const { below, above } = storeys[room]
  if (above.includes(from)) return []
  if (below.includes(from))
    return below.indexOf(to) < below.indexOf(from) && below.includes(to)
      ? []
      : [`${file}: ${from} lies below ${to} and must not know it`]
  if (below.includes(to)) return []
  if (above.includes(to)) return [`${file}: ${to} puts the features together and must not be used by one`]
  if (!graph[from].includes(to))
    return [
      `${file}: ${from} must not use ${to}. Link by an address of wire/, move what both need to a feature of its own, or declare the use in ${graphFile}`,
    ]
  return target === `${room}/src/${to}`
    ? []
    : [`${file}: enters ${to} past its index; export what others need from ${room}/src/${to}`]
}

/** Room and folder below `src`; no folder for files that lie in `src` itself, unless they are a feature's. */
function placeOf(file, graph) {
  const [room, src, first = '', ...rest] = file.split('/')
  if (!(room in storeys) || src !== 'src') return [room]
  const name = first.replace(/\.tsx?$/, '')
  return rest.length > 0 || name in graph || storeys[room].below.includes(name) ? [room, name] : [room]
}

function unknownFolder(file, graph) {
  const [room, name] = placeOf(file, graph)
  if (!name || name in graph || Object.values(storeys[room]).flat().includes(name)) return []
  return [`${file}: ${name} is no feature yet; add it to ${graphFile}`]
}

function unusedEdges(steps, graph) {
  const used = new Set(
    steps.map(({ file, target }) => [placeOf(file, graph)[1], placeOf(target, graph)[1]].join()),
  )
  return Object.entries(graph).flatMap(([from, uses]) =>
    uses
      .filter((to) => !used.has([from, to].join()))
      .map((to) => `${graphFile}: ${from} does not use ${to} in any room; take it out`),
  )
}

function circles(graph) {
  const done = new Set()
  const visit = (feature, way) => {
    if (way.includes(feature)) {
      const circle = [...way.slice(way.indexOf(feature)), feature].join(' → ')
      return [`${graphFile}: ${circle} is a circle; move what both ends need to a feature of its own`]
    }
    if (done.has(feature)) return []
    const found = (graph[feature] ?? []).flatMap((next) => visit(next, [...way, feature]))
    done.add(feature)
    return found
  }
  return Object.keys(graph).flatMap((feature) => visit(feature, []))
}
