import { readFileSync } from 'node:fs'
import { screenActs } from '../e2e/support/screen-acts'
import { callTable } from '../wire/src/call-table'
import type { Screen } from '../wire/src/kernel/screen'
import { screens } from '../wire/src/screens'

interface Row {
  area: string
  key: string
}

const docs = new URL('../docs/', import.meta.url)
const read = (name: string): string[][] =>
  readFileSync(new URL(name, docs), 'utf8').trim().split('\n').slice(1).map(parseLine)

/** Fields may be quoted; the tables hold no quotes inside quotes. */
function parseLine(line: string): string[] {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1] ?? '')
}

/** The specs write query strings and parameter names their own way; what counts is method and shape of the path. */
const shapeOf = (path: string): string => path.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}')

const calls: Row[] = read('calls.csv').map(([area = '', method = '', path = '']) => ({
  area,
  key: `${method} ${shapeOf(path)}`,
}))
const routes: Row[] = read('routes.csv').map(([path = '', shell = '']) => ({ area: shell, key: path }))
const servedCalls = new Set(callTable.map(({ endpoint }) => `${endpoint.method} ${shapeOf(endpoint.path)}`))

/** A screen is served when a journey finds the fair's data on it and does what it is for; an old address, when it leads to one. */
const acted = new Set(screenActs.map(({ path }) => path))
const servedScreens = new Set<string>(
  screens.filter((screen: Screen) => acted.has(screen.redirectTo ?? screen.path)).map(({ path }) => path),
)

report('Calls', calls, servedCalls)
report('Screens', routes, servedScreens)
for (const { path } of screens) if (!servedScreens.has(path)) console.log(`  shown, but not tried: ${path}`)

const own = [...servedCalls].filter((key) => !calls.some((call) => call.key === key))
console.log(`Beyond the specs: ${own.join(', ')}`)

function report(title: string, rows: Row[], served: Set<string>): void {
  console.log(`${title}: ${rows.filter((row) => served.has(row.key)).length} of ${rows.length} served`)
  for (const area of new Set(rows.map((row) => row.area))) {
    const inArea = rows.filter((row) => row.area === area)
    const missing = inArea.filter((row) => !served.has(row.key))
    console.log(
      `  ${area.padEnd(14)} ${String(inArea.length - missing.length).padStart(3)} / ${inArea.length}`,
    )
    if (process.argv.includes('--missing')) for (const row of missing) console.log(`      missing ${row.key}`)
  }
}
