import { selectionMessages as say, type Window } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { chooseBooths, ownSelection, releaseBooths, selectionStarted } from '@fairground/wire/selection'

/** A company that takes a booth and lets go of it, over and over, as long as it may. */
export interface Trying {
  /** Asked one after the other. */
  clients: readonly Client[]
  boothId: string
  windows: readonly Window[]
}

type Answer = 'open' | 'before' | 'between' | 'after' | 'closed'

/** The clock of the machine, which the database reads, whatever the product is made to believe. */
const trueClock = Date

/** How many tries were answered until then, and which of the answers cannot have been right. */
export async function tryAroundEdges(
  companies: readonly Trying[],
  until: Date,
): Promise<{ tries: number; open: number; wrong: string[] }> {
  const found = { tries: 0, open: 0, wrong: [] as string[] }
  await Promise.all(
    companies.map(async ({ clients, boothId, windows }) => {
      let held = ((await clients[0]?.(ownSelection, {}))?.booths.length ?? 0) > 0
      for (let turn = 0; trueClock.now() < until.getTime(); turn++) {
        const call = clients[turn % clients.length]
        if (!call) return
        const looks = turn % 5 === 0
        const askedAt = trueClock.now()
        const answer = looks ? await look(call) : await attempt(call, held, boothId)
        if (!looks && answer === 'open') held = !held
        found.tries += 1
        if (answer === 'open') found.open += 1
        if (!couldBe(answer, { from: askedAt, until: trueClock.now() }, windows))
          found.wrong.push(`${answer} at ${new trueClock(askedAt).toISOString()}`)
      }
    }),
  )
  return found
}

const look = async (call: Client): Promise<Answer> =>
  (await call(selectionStarted, {})).mayChoose ? 'open' : 'closed'

const refusals = new Map<string, Answer>([
  [translate(say.beforeWindow, 'zh'), 'before'],
  [translate(say.betweenWindows, 'zh'), 'between'],
  [translate(say.afterWindow, 'zh'), 'after'],
])

function attempt(call: Client, held: boolean, boothId: string): Promise<Answer> {
  return call(held ? releaseBooths : chooseBooths, { body: { boothIds: [boothId] } }).then(
    () => 'open',
    (error: unknown) => {
      const { message } = error as CallFailure
      const answer = refusals.get(message)
      if (error instanceof CallFailure && answer) return answer
      throw error
    },
  )
}

/** Whether the answer is right for some moment between the question and the answer. */
function couldBe(
  answer: Answer,
  { from, until }: { from: number; until: number },
  windows: readonly Window[],
): boolean {
  const spans = windows.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }))
  const last = Math.max(...spans.map(({ end }) => end))
  const within = spans.some(({ start, end }) => start <= from && until < end)
  if (answer === 'open') return spans.some(({ start, end }) => start <= until && from < end)
  // Whoever asked within one window and was late for it is told that it is over, whatever comes later.
  if (answer === 'after') return until >= last || spans.some(({ end }) => from < end && end <= until)
  if (within) return false
  const one = { over: spans.some(({ end }) => end <= until), ahead: spans.some(({ start }) => from < start) }
  return answer === 'closed' || (one.ahead && (answer === 'before' || one.over))
}
