import { chooseBooths, releaseBooths } from '@fairground/wire/selection'
import type { Call } from '../load/http'
import type { Wish } from '../rush/rush-fair'

/** Each has a booth to itself: what is measured is the choice, not who wins it. */
const choosers = 50

/** All of them choose, then all of them give it back: asked whole, they leave everything as it was. */
export function choosingCalls(origin: string, wishes: readonly Wish[]): Call[] {
  const apart = [...new Map(wishes.map((wish) => [wish.boothId, wish])).values()].slice(0, choosers)
  const ask = (path: string) =>
    apart.map(
      ({ headers, boothId }): Call => ({
        origin,
        method: 'POST',
        path: `/api${path}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ boothIds: [boothId] }),
      }),
    )
  return [...ask(chooseBooths.path), ...ask(releaseBooths.path)]
}
