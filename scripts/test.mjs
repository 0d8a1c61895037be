import { mkdirSync, rmSync } from 'node:fs'
import { installIfNeeded } from './lib/install.mjs'
import { refuseOldNode } from './lib/run.mjs'
import { tryTwice, whyRefused } from './lib/second-try.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { layers, longLayers } from './lib/test-layers.mjs'
import { artefacts, layerOf, runLayer } from './lib/test-runners.mjs'
import { summaryOf } from './lib/test-summary.mjs'
import { timesOf } from './lib/test-times.mjs'

refuseOldNode()
stopWithNpm('test')
stopWithNpm('test:long')
await installIfNeeded()
rmSync(artefacts, { recursive: true, force: true })
mkdirSync(artefacts, { recursive: true })

const options = process.argv.slice(2)
/** Single files, and single journeys as `file › title`. */
const asked = options
  .filter((option) => !option.startsWith('--'))
  .map((option) => {
    const [file, ...titles] = option.split(' › ')
    return { file, ...(titles.length > 0 && { test: titles.join(' › ') }) }
  })
const askedOf = ({ name }) => asked.filter(({ file }) => layerOf(file) === name)
const whole = options.includes('--long') ? longLayers : layers
const chosen =
  asked.length > 0 ? [...layers, ...longLayers].filter((layer) => askedOf(layer).length > 0) : whole

const outcomes = []
for (const layer of chosen) {
  console.log(`\n— ${layer.name}`)
  const startedAt = performance.now()
  const outcome = await tryTwice((again) => {
    if (again) console.log(`\n— ${layer.name}: what failed, once more by itself`)
    return runLayer(layer.name, again ?? (asked.length > 0 ? askedOf(layer) : undefined))
  })
  outcomes.push({ ...layer, ...outcome, seconds: (performance.now() - startedAt) / 1000 })
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const failed = sum(outcomes.map((outcome) => outcome.failed.length))
const passed = sum(outcomes.map(({ report, unsteady }) => (report?.passed.length ?? 0) + unsteady.length))
const refused = whyRefused(outcomes)
console.log(`\n${timesOf(outcomes, { all: options.includes('--times') }).join('\n')}`)
console.log(summaryOf(outcomes).join('\n'))
console.log(refused ? `\nNot in order: ${refused}.\n` : '\nAll in order.\n')
console.log(`${passed} passed, ${failed} failed`)
if (refused) process.exit(1)
