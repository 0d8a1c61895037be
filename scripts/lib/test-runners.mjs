import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildIfNeeded } from './build.mjs'
import { root } from './paths.mjs'
import { run, runTool } from './run.mjs'

export const artefacts = path.join(root, 'artefacts')

/** One way to run each layer: all of it, or only some `{ file, test }`, as tryTwice asks. */
export const runners = {
  checks: { run: (options) => run('npm', ['run', '--silent', 'check'], options) },
  rules: vitest('pure'),
  screens: vitest('screens'),
  server: vitest('server'),
  journeys: journeys('playwright.config.ts'),
  // The drill of docs/operations.md starts the product as it is delivered.
  stress: { ...vitest('long'), prepare: buildIfNeeded },
  drills: journeys('long.config.ts'),
}

/** By whole files: what comes later in a file may stand on what came before. */
function vitest(project) {
  return {
    reports: true,
    run: (options, only) =>
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
        options,
      ),
  }
}

/** Journeys by themselves: each begins at a door. */
function journeys(config) {
  return {
    reports: true,
    async run({ env, ...options }, only) {
      const FAIRGROUND_CHROMIUM = await findBrowser()
      await buildIfNeeded()
      await runTool(
        path.join(root, 'node_modules/@playwright/test/cli.js'),
        [
          'test',
          ...['--config', `e2e/${config}`],
          ...(only ? ['--test-list', listed(only), '--output', path.join(artefacts, 'journeys-again')] : []),
        ],
        { ...options, env: { ...env, FAIRGROUND_CHROMIUM } },
      )
    },
  }
}

function listed(only) {
  const list = path.join(artefacts, 'journeys-again.txt')
  const line = ({ file, test }) => [path.relative('e2e', file), ...(test ? [test] : [])].join(' › ')
  writeFileSync(list, only.map(line).join('\n'))
  return list
}

/** Runs a layer or a part of it, and reads what its runner left behind. */
export async function runLayer(name, only, options = {}) {
  const runner = runners[name]
  const file = path.join(artefacts, `${name}${only ? '-again' : ''}.json`)
  let problem
  try {
    await runner.prepare?.()
    await runner.run({ ...options, env: { ...process.env, FAIRGROUND_REPORT: file } }, only)
  } catch (error) {
    problem = error.message
  }
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { report: runner.reports ? report : noTests, problem }
}

/** The same beside others, with what it says kept for when it has ended, so that they do not talk all at once. */
export async function runLayerQuietly(name, only) {
  const log = path.join(artefacts, `${name}.log`)
  const into = openSync(log, 'w')
  const outcome = await runLayer(name, only, { stdio: ['ignore', into, into] })
  closeSync(into)
  return { ...outcome, said: readFileSync(log, 'utf8') }
}

/** Checks either hold or not, and say why by themselves. */
const noTests = { passed: [], failures: [], files: [] }

/** The layer a file of tests belongs to. */
export const layerOf = (file) =>
  [
    ['drills', /^e2e\/long\//],
    ['journeys', /^e2e\//],
    ['stress', /^server\/test\/long\//],
    ['server', /^server\//],
    ['screens', /^web\/test\//],
  ].find(([, place]) => place.test(file))?.[0] ?? 'rules'
