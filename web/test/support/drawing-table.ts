import type { CurrentUser } from '@fairground/domain/account'
import { type BoothState, useOfState } from '@fairground/domain/booth'
import { writeDraft } from '@fairground/floorplan/design/draft'
import { designFacts, designSeat, openDesign, saveDraft, wishForSeat } from '@fairground/wire/design'
import { isNumberTaken, listHallBooths, listHalls } from '@fairground/wire/hall'
import { createFakeFair, type FakeFair } from './fake-fair'
import { openScreen } from './open-screen'
import { admin } from './people'

export const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const booth = (number: number) => ({
  kind: 'booth' as const,
  id: id(100 + number),
  x: 3 * number,
  y: 5,
  width: 3,
  depth: 3,
  code: `W3-${100 + number}`,
  boothClass: 'standard' as const,
  exhibitType: '02',
  special: false,
  use: 'normal' as const,
  name: { zh: '', en: '' },
})
const sceneOf = (numbers: readonly number[]) =>
  writeDraft({
    version: 1,
    width: 30,
    depth: 20,
    elements: [],
    booths: numbers.map(booth),
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
  user?: CurrentUser
}

/** A hall of two booths on the drawing table. */
export async function openTable({
  address = '/booth/positionDesign',
  first = 'normal',
  second = 'allotted',
  drawn,
  user = admin,
}: Opening = {}): Promise<FakeFair> {
  const fair = createFakeFair(user)
  fair.answer(listHalls, [{ id: id(1), code: 'W3', name: '防护救援馆', exhibitType: '02', background: '' }])
  fair.answer(openDesign, {
    hall: {
      id: id(1),
      code: 'W3',
      name: { zh: '防护救援馆', en: 'Protection and Rescue' },
      kind: 'indoor',
      exhibitType: '02',
      background: null,
    },
    designMode: true,
    published: { number: 1, scene: sceneOf([1, 2]), mark: 'first' },
    draft: drawn ? { revision: 3, scene: sceneOf(drawn), savedAt: new Date(), savedBy: 'somebody' } : null,
    elsewhere: { taken: [], planned: [] },
  })
  fair.answer(designFacts, [
    { id: id(101), code: 'W3-101', state: first, name: useOfState[first] === 'taken' ? '粤防' : '' },
    { id: id(102), code: 'W3-102', state: second, name: useOfState[second] === 'taken' ? '申江' : '' },
  ])
  fair.answer(designSeat, seat)
  fair.answer(wishForSeat, seat)
  fair.answer(saveDraft, ({ body }) => ({ revision: body.revision + 1, savedAt: new Date() }))
  fair.answer(listHallBooths, [])
  fair.answer(isNumberTaken, false)
  await openScreen(fair, address)
  return fair
}
