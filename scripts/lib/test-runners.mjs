import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildIfNeeded } from './build.mjs'
import { root } from './paths.mjs'
import { run, runTool } from './run.mjs'

export const artefacts = path.join(root, 'artefacts')

/** One way to run each layer: all of it, or only some `{ file, test }`, as tryTwice asks. */
export const runners = {
  checks: { run: () => run('npm', ['run', '--silent', 'check']) },
  rules: vitest('pure'),
  screens: vitest('screens'),
  server: vitest('server'),
  journeys: { run: runJourneys, reports: true },
  // The drill of docs/operations.md starts the product as it is delivered.
  stress: { ...vitest('long'), prepare: buildIfNeeded },
}

/** By whole files: what comes later in a file may stand on what came before. */
function vitest(project) {
  return {
    reports: true,
    run: (env, only) =>
      runTool(
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        [
          'run',
          ...['--project', project],
          ...['default', path.join(root, 'scripts/lib/vitest-reporter.mjs')].map(
            (each) => `--reporter=${each}`,
          ),
          ...new Set(only?.map(({ file }) => file)),
        ],
        { env },
      ),
  }
}

/** Journeys by themselves: each begins at a door. */
async function runJourneys(env, only) {
  const FAIRGROUND_CHROMIUM = await findBrowser()
  await buildIfNeeded()
  await runTool(
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    [
      'test',
      ...['--config', 'e2e/playwright.config.ts'],
      ...(only ? ['--test-list', listed(only), '--output', path.join(artefacts, 'journeys-again')] : []),
    ],
    { env: { ...env, FAIRGROUND_CHROMIUM } },
  )
}

function listed(only) {
  const list = path.join(artefacts, 'journeys-again.txt')
  const line = ({ file, test }) => [path.relative('e2e', file), ...(test ? [test] : [])].join(' › ')
  writeFileSync(list, only.map(line).join('\n'))
  return list
}

/** Runs a layer or a part of it, and reads what its runner left behind. */
export async function runLayer(name, only) {
  const runner = runners[name]
  const file = path.join(artefacts, `${name}${only ? '-again' : ''}.json`)
  let problem
  try {
    await runner.prepare?.()
    await runner.run({ ...process.env, FAIRGROUND_REPORT: file }, only)
  } catch (error) {
    problem = error.message
  }
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { report: runner.reports ? report : noTests, problem }
}

/** Checks either hold or not, and say why by themselves. */
const noTests = { passed: [], failures: [], files: [] }

/** The layer a file of tests belongs to. */
export const layerOf = (file) =>
  [
    ['journeys', /^e2e\//],
    ['stress', /^server\/test\/long\//],
    ['server', /^server\//],
    ['screens', /^web\/test\//],
  ].find(([, place]) => place.test(file))?.[0] ?? 'rules'
