import { readFileSync } from 'node:fs'
import path from 'node:path'
import { indexProblems } from './lib/decisions.mjs'
import { strayDownloads } from './lib/download-places.mjs'
import { featureGraph } from './lib/feature-graph.mjs'
import { root } from './lib/paths.mjs'
import { sourceFiles } from './lib/source-files.mjs'
import { strayStatements } from './lib/sql-places.mjs'
import { ownerProblems, sharedTables } from './lib/table-owners.mjs'
import { wallProblems, walls } from './lib/walls.mjs'

const mostLines = 500

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const files = [...Object.keys(walls), 'scripts']
  .flatMap((room) => sourceFiles(room))
  .filter((file) => /\.(tsx?|mjs|sql|css)$/.test(file))
  .map((file) => [file, read(file)])

const problems = [
  ...files.flatMap(([file, text]) => [
    ...tooLong(file, text),
    ...strayStatements(file, text),
    ...strayDownloads(file, text),
  ]),
  ...wallProblems(
    files.filter(([file]) => /\.tsx?$/.test(file) && !file.startsWith('scripts/')),
    featureGraph,
  ),
  ...ownerProblems(
    files.filter(([file]) => file.endsWith('.ts')),
    sharedTables,
  ),
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

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`house: ${files.length} files in their rooms`)
