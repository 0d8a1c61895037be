import { mkdirSync, rmSync } from 'node:fs'
import { testsNearTo } from './lib/changed-files.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { refuseOldNode } from './lib/run.mjs'
import { tryTwice, whyRefused } from './lib/second-try.mjs'
import { budgetOf, groupsOf, sideBySide } from './lib/side-by-side.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { atOnce, layers, longLayers } from './lib/test-layers.mjs'
import { artefacts, layerOf, runLayer, runLayerQuietly } from './lib/test-runners.mjs'
import { summaryOf } from './lib/test-summary.mjs'
import { timesOf } from './lib/test-times.mjs'

refuseOldNode()
stopWithNpm('test')
stopWithNpm('test:long')
await installIfNeeded()
rmSync(artefacts, { recursive: true, force: true })
mkdirSync(artefacts, { recursive: true })

const options = process.argv.slice(2)
const near = options.includes('--near') ? testsNearTo(revisionAfter('--near')) : undefined
/** Single files, and single journeys as `file › title`. */
const asked = [
  ...(near ?? []).map((file) => ({ file })),
  ...options
    .filter((option) => !option.startsWith('--'))
    .map((option) => {
      const [file, ...titles] = option.split(' › ')
      return { file, ...(titles.length > 0 && { test: titles.join(' › ') }) }
    }),
]

/** Takes the word after an option out of the others, where one stands there. */
function revisionAfter(option) {
  const place = options.indexOf(option) + 1
  return options[place]?.startsWith('--') === false ? options.splice(place, 1)[0] : 'main'
}

const askedOf = ({ name }) => asked.filter(({ file }) => layerOf(file) === name)
const whole = options.includes('--long') ? longLayers : layers
const some = [...layers, ...longLayers].filter(
  (layer) => askedOf(layer).length > 0 || (near && layer.name === 'checks'),
)
const chosen = near || asked.length > 0 ? some : whole

const seconds = (since) => (performance.now() - since) / 1000
const only = (layer) => (asked.length > 0 ? askedOf(layer) : undefined)

/** One layer as it talks, or several side by side, each with all it said when it has ended. */
async function firstTries(group) {
  const alone = group.length === 1
  console.log(`\n— ${group.map(({ name }) => name).join(', ')}${alone ? '' : ' side by side'}`)
  return sideBySide(group, atOnce, async (layer) => {
    const since = performance.now()
    const outcome = await (alone ? runLayer : runLayerQuietly)(layer.name, only(layer))
    if (!alone) console.log(`\n— ${layer.name}\n${outcome.said}`)
    return { ...outcome, seconds: seconds(since) }
  })
}

const outcomes = []
const start = performance.now()
for (const group of groupsOf(chosen)) {
  const firsts = await firstTries(group)
  for (const [index, layer] of group.entries()) {
    const since = performance.now()
    // Where all of a group have ended, what failed has the cores to itself.
    const outcome = await tryTwice((again) => {
      if (!again) return firsts[index]
      console.log(`\n— ${layer.name}: what failed, once more by itself`)
      return runLayer(layer.name, again)
    })
    outcomes.push({ ...layer, ...outcome, seconds: firsts[index].seconds + seconds(since) })
  }
}
const together = { seconds: seconds(start), budget: budgetOf(chosen, atOnce) }

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const failed = sum(outcomes.map((outcome) => outcome.failed.length))
const passed = sum(outcomes.map(({ report, unsteady }) => (report?.passed.length ?? 0) + unsteady.length))
const refused = whyRefused(outcomes)
console.log(`\n${timesOf(outcomes, together, { all: options.includes('--times') }).join('\n')}`)
console.log(summaryOf(outcomes).join('\n'))
console.log(refused ? `\nNot in order: ${refused}.\n` : '\nAll in order.\n')
console.log(`${passed} passed, ${failed} failed`)
if (refused) process.exit(1)
