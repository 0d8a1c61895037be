import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { openSidesOf } from '@fairground/floorplan/design/openings'
import { findProblems } from '@fairground/floorplan/design/problems/index'
import { describe, expect, it } from 'vitest'
import { rectOf } from '../../src/demo/booths/floor'
import type { DemoFair } from '../../src/demo/generate-fair'
import type { HallRow } from '../../src/demo/rows'
import { fairOf, sizes } from './fairs'

/** A hall as somebody opens it to draw it. */
const draftOf = (fair: DemoFair, { id: hallId, width_m, depth_m, scenery }: HallRow): Draft => ({
  version: 1,
  width: width_m,
  depth: depth_m,
  elements: scenery,
  booths: fair.booth
    .filter(({ hall_id }) => hall_id === hallId)
    .map((booth) => ({
      kind: 'booth',
      id: booth.id,
      ...rectOf(booth),
      code: booth.code,
      boothClass: booth.booth_class,
      exhibitType: booth.exhibit_type,
      special: booth.special,
      use: booth.status === 'function' || booth.status === 'disabled' ? booth.status : 'normal',
      name: { zh: booth.name, en: booth.name_en },
    })),
  underlays: [],
  locked: [],
  groups: [],
})

describe.each(sizes)('the plans of the %s demo fair', (size) => {
  const fair = fairOf(size)

  it('have no problem of any kind', () => {
    for (const hall of fair.hall) {
      const taken = new Map(
        fair.booth.filter(({ hall_id }) => hall_id !== hall.id).map(({ code, hall_id }) => [code, hall_id]),
      )
      const problems = findProblems(draftOf(fair, hall), { taken })
      expect(problems.map(({ kind, ids }) => `${hall.code}: ${kind} ${ids.join(' ')}`)).toEqual([])
    }
  })

  it('come to the open sides that the booths are sold with', () => {
    const known = new Map(fair.booth.map((booth) => [booth.id, booth.open_sides]))
    for (const hall of fair.hall)
      for (const [id, open] of openSidesOf(draftOf(fair, hall)))
        expect([id, open.length]).toEqual([id, known.get(id)])
  })

  it('can be kept as drafts', () => {
    for (const hall of fair.hall) {
      const draft = draftOf(fair, hall)
      expect(readDraft(writeDraft(draft))).toEqual({ scene: draft })
    }
  })
})
