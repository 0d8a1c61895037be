import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { buildIfNeeded } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { refuseOldNode, run, runTool } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

refuseOldNode()
stopWithNpm('test')
stopWithNpm('test:long')
await installIfNeeded()

const long = process.argv.includes('--long')
const artefacts = path.join(root, 'artefacts')
const report = (name) => path.join(artefacts, `${name}.json`)
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
rmSync(artefacts, { recursive: true, force: true })
mkdirSync(artefacts, { recursive: true })

const failures = []
const step = async (name, work) => {
  console.log(`\n— ${name}`)
  await work().catch((error) => failures.push(`${name}: ${error.message}`))
}

if (long) {
  // The drill of docs/operations.md starts the product as it is delivered.
  await step('build', buildIfNeeded)
  await step('stress', () => runVitest('long'))
} else {
  await step('checks', () => run('npm', ['run', '--silent', 'check']))
  await step('rules', () => runVitest('pure'))
  await step('server', () => runVitest('server'))
  await step('journeys', async () => {
    const FAIRGROUND_CHROMIUM = await findBrowser()
    await buildIfNeeded()
    await runTool(playwright, ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, FAIRGROUND_CHROMIUM },
    })
  })
}

function runVitest(project) {
  return runTool(vitest, [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ])
}

function count(name, read) {
  try {
    return read(JSON.parse(readFileSync(report(name), 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
const fromVitest = (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests })
const fromPlaywright = (json) => ({
  passed: json.stats.expected,
  failed: json.stats.unexpected + json.stats.flaky,
})

const counts = long
  ? [count('long', fromVitest)]
  : [count('pure', fromVitest), count('server', fromVitest), count('journeys', fromPlaywright)]
const sum = (key) => counts.reduce((total, each) => total + each[key], 0)

console.log(failures.length > 0 ? `\nFailed:\n  ${failures.join('\n  ')}\n` : '\nAll in order.\n')
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
if (failures.length > 0) process.exit(1)
