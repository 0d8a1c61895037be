import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { buildIfNeeded } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { refuseOldNode, run, runTool } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { layers, longLayers } from './lib/test-layers.mjs'
import { readReport, slowestOf, timesOf } from './lib/test-times.mjs'

refuseOldNode()
stopWithNpm('test')
stopWithNpm('test:long')
await installIfNeeded()

const long = process.argv.includes('--long')
const artefacts = path.join(root, 'artefacts')
const reportOf = (name) => path.join(artefacts, `${name}.json`)
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
rmSync(artefacts, { recursive: true, force: true })
mkdirSync(artefacts, { recursive: true })

const work = {
  checks: () => run('npm', ['run', '--silent', 'check']),
  rules: () => runVitest('pure', 'rules'),
  screens: () => runVitest('screens', 'screens'),
  server: () => runVitest('server', 'server'),
  async journeys() {
    const FAIRGROUND_CHROMIUM = await findBrowser()
    await buildIfNeeded()
    await runTool(playwright, ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, FAIRGROUND_CHROMIUM },
    })
  },
  async stress() {
    // The drill of docs/operations.md starts the product as it is delivered.
    await buildIfNeeded()
    await runVitest('long', 'stress')
  },
}

function runVitest(project, layer) {
  return runTool(vitest, [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(layer)}`,
  ])
}

const failures = []
const ran = []
for (const layer of long ? longLayers : layers) {
  console.log(`\n— ${layer.name}`)
  const startedAt = performance.now()
  await work[layer.name]().catch((error) => failures.push(`${layer.name}: ${error.message}`))
  ran.push({ ...layer, seconds: (performance.now() - startedAt) / 1000, report: readBack(layer.name) })
}

/** Nothing is counted of a layer that ended before it could report. */
function readBack(name) {
  try {
    return readReport(JSON.parse(readFileSync(reportOf(name), 'utf8')), root)
  } catch {
    return undefined
  }
}

if (process.argv.includes('--times'))
  for (const { name, report } of ran.filter(({ report }) => report))
    console.log(`\nSlowest of ${name}:\n${slowestOf(report.files).join('\n')}`)

const count = (outcome) => ran.reduce((total, { report }) => total + (report?.[outcome] ?? 0), 0)
const times = ran.map(({ report, ...layer }) => ({
  ...layer,
  tests: report && report.passed + report.failed,
}))
console.log(`\n${timesOf(times).join('\n')}`)
console.log(failures.length > 0 ? `\nFailed:\n  ${failures.join('\n  ')}\n` : '\nAll in order.\n')
console.log(`${count('passed')} passed, ${count('failed')} failed`)
if (failures.length > 0) process.exit(1)
