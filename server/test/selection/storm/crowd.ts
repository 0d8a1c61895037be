import { setTimeout as pause } from 'node:timers/promises'
import { selectionMessages as say } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  chooseBooths,
  finishChoice,
  type OwnChoice,
  ownSelection,
  releaseBooths,
} from '@fairground/wire/selection'
import { acceptOffer, declineOffer, joinWaiting, ownWaiting } from '@fairground/wire/waiting'
import type { Told } from './history'

/** One company in the storm: it asks one thing after the other, through whichever process answers. */
export interface Member {
  companyId: string
  /** The processes as they are now; one that was killed comes back under another address. */
  processes(): readonly Client[]
  choose?: (boothIds: readonly string[]) => Promise<OwnChoice>
  /** Its window is over: it waits for what others let go of, until nobody chooses any more. */
  waits?: boolean
}

export interface Storm {
  /** Booths in rows; those beside each other adjoin. */
  rows: readonly (readonly string[])[]
  most: number
  /** Asked before every step of a company, with how many it has done. */
  goesOn(steps: number): boolean
  /** One in so many steps is the last. */
  finishesOneIn: number
}

export interface Weathered {
  history: Map<string, Told[]>
  /** Answers that are neither yes nor a rule's no. */
  strange: string[]
  /** How often somebody had to ask again because nothing came back, or everybody was told to. */
  askedAgain: number
}

/** Everybody at once. */
export async function weather(members: readonly Member[], storm: Storm): Promise<Weathered> {
  const found: Weathered = { history: new Map(), strange: [], askedAgain: 0 }
  let choosing = members.filter(({ waits }) => !waits).length
  await Promise.all(
    members.map(async (member, number) => {
      const told: Told[] = []
      found.history.set(member.companyId, told)
      const life = { storm, random: randomFrom(number), told, found }
      if (member.waits) return wait(member, life, () => choosing > 0)
      await live(member, life)
      choosing -= 1
    }),
  )
  return found
}

interface Life {
  storm: Storm
  random: (below: number) => number
  told: Told[]
  found: Weathered
}

async function live(member: Member, { storm, random, told, found }: Life): Promise<void> {
  let held: readonly string[] = []
  let finished = false
  for (let steps = 0; storm.goesOn(steps) && found.strange.length === 0; steps++) {
    const { deed, boothIds } = finished && random(3) > 0 ? looks : nextStep(storm, held, random)
    const askedAt = performance.now()
    const answer = await ask(member, { deed, boothIds, random, found })
    told.push({ deed, boothIds, askedAt, answeredAt: performance.now(), ...answer })
    if (answer.has) ({ boothIds: held, finished } = answer.has)
  }
}

interface Step {
  deed: Exclude<Told['deed'], 'accept'>
  boothIds: readonly string[]
}
const looks: Step = { deed: 'look', boothIds: [] }

function nextStep(
  { rows, most, finishesOneIn }: Storm,
  held: readonly string[],
  random: (below: number) => number,
): Step {
  if (random(finishesOneIn) === 0) return { deed: 'finish', boothIds: [] }
  const dice = random(10)
  if (dice === 0) return looks
  if (held.length > 0 && (dice < 4 || held.length >= most))
    return { deed: 'release', boothIds: held.slice(0, 1 + random(held.length)) }
  const many = 1 + random(3)
  const own = rows.find((row) => row.includes(held[0] ?? ''))
  if (own) return { deed: 'choose', boothIds: besideOf(own, held, many, random(2) === 0) }
  // Most want what most want: the front of the hall.
  const row = rows[Math.floor((random(1_000) / 1_000) ** 3 * rows.length)] ?? []
  const from = random(row.length)
  return { deed: 'choose', boothIds: row.slice(from, from + many) }
}

/** To the left or to the right; at the end of a row what is there, which is the company's own. */
function besideOf(
  row: readonly string[],
  held: readonly string[],
  many: number,
  toTheLeft: boolean,
): readonly string[] {
  const places = held.map((id) => row.indexOf(id))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const beside = toTheLeft
    ? row.slice(Math.max(0, first - many), first)
    : row.slice(last + 1, last + 1 + many)
  return beside.length > 0 ? beside : held
}

/** Takes most of what is kept for it, and leaves the rest to the next. */
async function wait(member: Member, life: Life, othersChoose: () => boolean): Promise<void> {
  const { random, told, found } = life
  while (othersChoose() && found.strange.length === 0) {
    const askedAt = performance.now()
    const { yes: seen } = await untilAnswered(member, life, 'asks for its place', (call) =>
      call(ownWaiting, {}),
    )
    const offer = seen?.entry?.offer
    if (seen && !seen.entry && !seen.closed)
      await untilAnswered(member, life, 'joins the list', (call) => call(joinWaiting, { body: anyTwo }))
    if (!offer) {
      await pause(200 + random(200))
      continue
    }
    const answer = { body: { offerId: offer.id } }
    if (random(4) === 0) await untilAnswered(member, life, 'declines', (call) => call(declineOffer, answer))
    else {
      const answered = await untilAnswered(member, life, 'accepts', async (call) => {
        await call(acceptOffer, answer)
        return hasBy(await call(ownSelection, {}))
      })
      const boothIds = offer.booths.map(({ id }) => id)
      told.push({ deed: 'accept', boothIds, askedAt, answeredAt: performance.now(), ...inHistory(answered) })
    }
  }
}

const anyTwo = { least: 1, wanted: 2, openings: [], hallIds: [], allOrNone: false, givesBack: false }

const ask = async (member: Member, { deed, boothIds, ...life }: Step & Asking) =>
  inHistory(
    await untilAnswered(member, life, `${deed} ${boothIds}`, async (call) =>
      hasBy(await deeds[deed](member, call, [...boothIds])),
    ),
  )

type Asking = Pick<Life, 'random' | 'found'>

/** One of both, or neither where nobody ever answered. */
interface Answered<Answer> {
  yes?: Answer
  /** In words, where a rule says no. */
  no?: string
}

const inHistory = ({ yes, no }: Answered<NonNullable<Told['has']>>): Pick<Told, 'has' | 'stopped'> => ({
  has: yes,
  stopped: no === translate(say.notStarted, 'zh'),
})

/** Asks as a browser on a bad network does: the same again, wherever somebody listens. */
async function untilAnswered<Answer>(
  member: Member,
  { random, found }: Asking,
  question: string,
  put: (call: Client) => Promise<Answer>,
): Promise<Answered<Answer>> {
  for (let tries = 0; tries < 2_000; tries++) {
    const processes = member.processes()
    const call = processes[random(processes.length)]
    if (call) {
      try {
        return { yes: await put(call) }
      } catch (error) {
        const { code, message } = error as CallFailure
        if (code === codes.refused) return { no: message }
        if (!(error instanceof CallFailure) || (code !== 'unreachable' && code !== codes.busy)) {
          found.strange.push(`${question}: ${code} ${message}`)
          return {}
        }
      }
    }
    found.askedAgain += 1
    await pause(10 + random(40))
  }
  found.strange.push(`${question} was never answered`)
  return {}
}

const deeds: Record<Step['deed'], (member: Member, call: Client, boothIds: string[]) => Promise<OwnChoice>> =
  {
    choose: ({ choose }, call, boothIds) => choose?.(boothIds) ?? call(chooseBooths, { body: { boothIds } }),
    release: (_, call, boothIds) => call(releaseBooths, { body: { boothIds } }),
    finish: (_, call) => call(finishChoice, {}),
    look: (_, call) => call(ownSelection, {}),
  }

const hasBy = ({ booths, stage }: OwnChoice): NonNullable<Told['has']> => ({
  boothIds: booths.map(({ id }) => id),
  finished: stage !== 'choosing',
})

/** The same wishes in every run, whatever the machine makes of their order. */
function randomFrom(number: number): (below: number) => number {
  let seed = 20_261_118 + number * 7_919
  return (below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}
