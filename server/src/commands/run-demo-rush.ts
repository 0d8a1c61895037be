import { explain } from '../boot/explain'
import { type RushOutcome, RushRefused, rush } from '../demo/rush/rush'
import { readConfig, readMode } from '../platform/config/config'
import type { AdminOutcome } from './run-admin'
import { NoFair, withDatabase } from './with-database'

/** With the settings of the product that runs. Whatever it listens on, it is asked on this machine and nowhere else. */
export async function runDemoRush(env: NodeJS.ProcessEnv): Promise<AdminOutcome> {
  try {
    if (readMode(env) !== 'demo')
      throw new RushRefused('This is for the demo fair only (MODE=demo). Nothing was changed.')
    const config = readConfig(env)
    const origin = `http://127.0.0.1:${config.PORT}`
    return { done: true, words: described(await withDatabase(config, (db) => rush(db, { origin }))) }
  } catch (error) {
    return { done: false, words: explain(error, [RushRefused, NoFair]) }
  }
}

function described({ companies, finished, booths, calls, refused, seconds }: RushOutcome): string {
  const reasons = [...refused].toSorted(([, one], [, other]) => other - one)
  return [
    `${companies} companies chose at once; ${finished} have their booths now.`,
    '',
    `  booths taken   ${booths}`,
    `  tries refused  ${reasons.reduce((sum, [, count]) => sum + count, 0)}`,
    ...reasons.map(([why, count]) => `    ${String(count).padStart(4)}  ${why}`),
    `  answers        ${calls} in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} a second`,
    '',
    'Look at the plans, and as admin at /booth/select and /log/boothTimeLog.',
  ].join('\n')
}
