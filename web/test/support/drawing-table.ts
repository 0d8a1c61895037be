import type { CurrentUser } from '@fairground/domain/account'
import { type BoothState, useOfState } from '@fairground/domain/booth'
import { type DraftBooth, writeDraft } from '@fairground/floorplan/design/draft'
import { designFacts, designSeat, openDesign, saveDraft, wishForSeat } from '@fairground/wire/design'
import { isNumberTaken, listHallBooths, listHalls } from '@fairground/wire/hall'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { createFakeFair, type FakeFair } from './fake-fair'
import { openScreen } from './open-screen'
import { admin } from './people'

export const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const booth = (number: number): DraftBooth => ({
  kind: 'booth',
  id: id(100 + number),
  x: 3 * number,
  y: 5,
  width: 3,
  depth: 3,
  code: `W3-${100 + number}`,
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
})
/** A plan with these booths. */
export const sceneOf = (numbers: readonly number[], first: Partial<DraftBooth> = {}) =>
  writeDraft({
    version: 1,
    width: 30,
    depth: 20,
    elements: [],
    booths: numbers.map((number, place) => ({ ...booth(number), ...(place === 0 && first) })),
    underlays: [],
    locked: [],
    groups: [],
  })
const seat = {
  mine: true,
  holder: { name: 'admin', since: new Date(), you: true },
  asking: null,
  givenAt: null,
}

interface Opening {
  address?: string
  /** The first booth is free, and the second has been given to somebody, unless said. */
  first?: BoothState
  second?: BoothState
  /** What somebody drew and did not publish. */
  drawn?: number[]
  /** How the first booth is drawn, where it is not as any other. */
  drawnAs?: Partial<DraftBooth>
  user?: CurrentUser
  designMode?: boolean
  records?: CallResult<typeof listHallBooths>
}

/** A hall of two booths on the drawing table; another one is empty. */
export async function openTable({
  address = '/booth/positionDesign',
  first = 'normal',
  second = 'allotted',
  drawn,
  drawnAs = {},
  user = admin,
  designMode = true,
  records = [],
}: Opening = {}): Promise<FakeFair> {
  const fair = createFakeFair(user)
  const open = { exhibitType: '02', background: '' }
  fair.answer(listHalls, [
    { ...open, id: id(1), code: 'W3', name: '防护救援馆' },
    { ...open, id: id(2), code: 'W4', name: '应急馆' },
  ])
  fair.answer(openDesign, ({ params: { hallId } }) => {
    const isFirst = hallId === id(1)
    return {
      hall: {
        id: hallId,
        code: isFirst ? 'W3' : 'W4',
        name: isFirst ? { zh: '防护救援馆', en: 'Protection and Rescue' } : { zh: '应急馆', en: 'Rescue' },
        kind: 'indoor' as const,
        exhibitType: '02',
        background: null,
      },
      designMode,
      published: { number: 1, scene: sceneOf(isFirst ? [1, 2] : [], drawnAs), mark: 'first' },
      draft:
        drawn && isFirst
          ? { revision: 3, scene: sceneOf(drawn), savedAt: new Date(), savedBy: 'somebody' }
          : null,
      elsewhere: { taken: [], planned: [] },
    }
  })
  fair.answer(designFacts, [
    { id: id(101), code: 'W3-101', state: first, name: useOfState[first] === 'taken' ? '粤防' : '' },
    { id: id(102), code: 'W3-102', state: second, name: useOfState[second] === 'taken' ? '申江' : '' },
  ])
  fair.answer(designSeat, seat)
  fair.answer(wishForSeat, seat)
  fair.answer(saveDraft, ({ body }) => ({ revision: body.revision + 1, savedAt: new Date() }))
  fair.answer(listHallBooths, records)
  fair.answer(isNumberTaken, false)
  await openScreen(fair, address)
  return fair
}
