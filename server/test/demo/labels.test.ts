import { drawable, drawPlan } from '@fairground/floorplan/draw-plan'
import { drawSite } from '@fairground/floorplan/draw-site'
import type { Rect } from '@fairground/floorplan/geometry'
import type { Plan } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { edgeRunsThrough } from '@fairground/floorplan/polygon'
import { drawableSite, heartOf } from '@fairground/floorplan/site-view'
import { beforeAll, describe, expect, it } from 'vitest'
import { rectOf } from '../../src/demo/booths/floor'
import { demoSitePlan } from '../../src/demo/halls/site-plan'
import { type Faces, loadFaces } from '../../src/platform/paper/faces'
import { fairOf } from './fairs'
import { labelSurface, onEachOther, onEdgesOf } from './label-faults'

let faces: Faces
beforeAll(async () => {
  faces = await loadFaces()
})

const fair = fairOf('default')
const plans = fair.hall.map((hall) => {
  const booths = fair.booth
    .filter(({ hall_id }) => hall_id === hall.id)
    .map((booth) => ({
      ...rectOf(booth),
      id: booth.id,
      code: booth.code,
      state: booth.status,
      special: booth.special,
      raw: booth.booth_class === 'raw',
      name: booth.name ?? '',
    }))
  const plan: Plan = {
    width: hall.width_m,
    depth: hall.depth_m,
    outdoor: hall.kind === 'outdoor',
    scenery: hall.scenery,
    booths,
  }
  return { hall, plan }
})

/** What is left of the window for the site, and for a hall, on pages as wide as these. */
const windows = [
  { page: 1440, site: { width: 978, height: 556 }, hall: { width: 1344, height: 688 } },
  { page: 1024, site: { width: 562, height: 476 }, hall: { width: 928, height: 556 } },
  { page: 375, site: { width: 367, height: 351 }, hall: { width: 343, height: 536 } },
]
const looks = windows.flatMap((window) =>
  (['zh', 'en'] as const).map((language) => ({ ...window, language })),
)

const scaleFor = ({ width, depth }: Pick<Rect, 'width' | 'depth'>, room: { width: number; height: number }) =>
  Math.min(room.width / width, room.height / depth)

describe.each(looks)(
  'on a page of $page pixels, in $language,',
  ({ page, site: room, hall: hallRoom, language }) => {
    it('every hall of the site bears its name, and no label lies on a border or another label', () => {
      const plan = demoSitePlan('default')
      const site = drawableSite(
        plan,
        plans.map(({ hall, plan: { width, depth, outdoor, scenery, booths } }) => ({
          code: hall.code,
          name: { zh: hall.name_zh, en: hall.name_en },
          figure: language === 'zh' ? '可选 47' : '47 free',
          width,
          depth,
          outdoor,
          scenery,
          booths: booths.map(({ x, y, width, depth, state }) => [x, y, width, depth, state] as const),
        })),
      )
      const heart = heartOf(site)
      const scale = scaleFor(heart, room)
      const floor = { x: heart.x - 60, y: heart.y - 80, width: heart.width + 120, depth: heart.depth + 160 }
      const { surface, labels, plates } = labelSurface(faces)
      drawSite(surface, site, { floor, scale, language, colours: dayColours })

      for (const { hall } of plans) {
        const own = hall[`name_${language}`].split(language === 'en' ? ', ' : ' ').at(-1) ?? ''
        const nearby = site.halls.find(({ look }) => look.code === hall.code) ?? heart
        const above = { ...nearby, y: nearby.y - 45 / scale, depth: nearby.depth + 45 / scale }
        const said = labels
          .filter(({ place }) => onEdgesOf([above], [{ text: '', place }]).length === 0)
          .filter(({ place }) => place.x >= above.x && place.x < above.x + above.width)
          .map(({ text }) => text)
        const letters = (text: string) => text.replaceAll(' ', '')
        expect(said, `${hall.code} at ${page}`).toContain(hall.code)
        expect(letters(said.join('')), `${hall.code} at ${page}`).toContain(letters(own))
      }
      expect(onEachOther(labels)).toEqual([])
      expect(onEdgesOf(site.halls, labels)).toEqual([])
      // A plate hides what lies under it.
      const bare = labels.filter(
        ({ place }) =>
          onEdgesOf(plates, [{ text: '', place }]).length > 0 ||
          !plates.some((plate) => covers(plate, place)),
      )
      const onEdges = bare.filter(({ place }) =>
        plan.grounds.some(({ points }) => edgeRunsThrough(points, place)),
      )
      expect(onEdges.map(({ text }) => text)).toEqual([])
    })

    it.each(plans)('the plan of $hall.code has no label on a border or another label', ({ plan }) => {
      const { surface, labels } = labelSurface(faces)
      const floor = { x: 0, y: 0, width: plan.width, depth: plan.depth }
      const scale = scaleFor(plan, hallRoom)
      drawPlan(surface, drawable(plan), { floor, scale, language, colours: dayColours })
      expect(onEachOther(labels)).toEqual([])
      expect(onEdgesOf(plan.booths, labels)).toEqual([])
      const texts = new Set(labels.map(({ text }) => text))
      const standard = plan.booths.filter(({ raw, state }) => !raw && state !== 'function')
      const unnumbered = standard.filter(
        ({ code }) => !texts.has(code) && !texts.has(code.split('-')[1] ?? ''),
      )
      if (page === 1440) expect(unnumbered.map(({ code }) => code)).toEqual([])
    })
  },
)

const covers = (plate: Rect, { x, y, width, depth }: Rect): boolean =>
  x >= plate.x && y >= plate.y && x + width <= plate.x + plate.width && y + depth <= plate.y + plate.depth
