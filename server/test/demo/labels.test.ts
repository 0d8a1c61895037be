import { drawable, drawPlan } from '@fairground/floorplan/draw-plan'
import { drawSite } from '@fairground/floorplan/draw-site'
import type { Rect } from '@fairground/floorplan/geometry'
import type { Plan } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { edgeRunsThrough } from '@fairground/floorplan/polygon'
import { drawableSite, heartOf } from '@fairground/floorplan/site-view'
import { beforeAll, describe, expect, it } from 'vitest'
import { rectOf } from '../../src/demo/booths/floor'
import type { DemoFair } from '../../src/demo/generate-fair'
import { demoSitePlan } from '../../src/demo/halls/site-plan'
import { type Faces, loadFaces } from '../../src/platform/paper/faces'
import { byId, fairOf } from './fairs'
import { labelSurface, onEachOther, onEdgesOf } from './label-faults'

let faces: Faces
beforeAll(async () => {
  faces = await loadFaces()
})

const fair = fairOf('default')
const companies = byId(fair.company)
const holders = new Map(
  fair.booth_holding.map(({ booth_id, company_id }) => [booth_id, companies.get(company_id)]),
)
/** What stands on a booth beside its number: who has it, or what it is for. */
const nameOf = (booth: DemoFair['booth'][number], language: 'zh' | 'en'): string => {
  const holder = holders.get(booth.id)
  if (!holder) return language === 'zh' ? booth.name : booth.name_en
  return language === 'zh' ? holder.short_name_zh : holder.short_name_en
}
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
      names: { zh: nameOf(booth, 'zh'), en: nameOf(booth, 'en') },
    }))
  const planIn = (language: 'zh' | 'en'): Plan => ({
    width: hall.width_m,
    depth: hall.depth_m,
    outdoor: hall.kind === 'outdoor',
    scenery: hall.scenery,
    booths: booths.map(({ names, ...booth }) => ({ ...booth, name: names[language] })),
  })
  return { hall, plan: planIn('zh'), planIn }
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

    it.each(plans)('the plan of $hall.code has no label on a border or another label', ({ planIn }) => {
      const plan = planIn(language)
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

/** Dots for a metre where a booth that was looked for is shown, and at the most. */
const readingScales = [20, 40]
const inBothLanguages = plans.flatMap((plan) =>
  (['zh', 'en'] as const).map((language) => ({ ...plan, language })),
)

describe.each(readingScales)('at %i dots for a metre', (scale) => {
  it.each(inBothLanguages)(
    'the booths of $hall.code bear their own numbers and companies and nothing else, in $language',
    ({ planIn, language }) => {
      const plan = planIn(language)
      const { surface, labels } = labelSurface(faces)
      const floor = { x: 0, y: 0, width: plan.width, depth: plan.depth }
      drawPlan(surface, drawable(plan), { floor, scale, language, colours: dayColours })
      expect(onEachOther(labels)).toEqual([])
      expect(onEdgesOf(plan.booths, labels)).toEqual([])
      const faults = plan.booths.flatMap((booth) => {
        const said = labels.filter(({ place }) => covers(booth, place)).map(({ text }) => text)
        const others = said.filter((text) => text !== booth.code)
        const isRight = others.length === said.length - 1 && isName(others, booth.name)
        return isRight ? [] : [`${booth.code} ${booth.name}: ${said.join(' | ')}`]
      })
      expect(faults).toEqual([])
    },
  )
})

/** The whole name, or as much of it as there is room for. */
const isName = (said: readonly string[], name: string): boolean =>
  said.length === (name === '' ? 0 : 1) && said.every((text) => name.startsWith(text.replace(/…$/, '')))

const covers = (plate: Rect, { x, y, width, depth }: Rect): boolean =>
  x >= plate.x && y >= plate.y && x + width <= plate.x + plate.width && y + depth <= plate.y + plate.depth
