import { initialFonts } from '@fairground/domain/booth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Canvas2D, canvasSurface } from './canvas-surface'
import { drawIcons } from './draw-icons'
import { drawable, drawPlan, type PlanView } from './draw-plan'
import { contains, overlaps, type Rect } from './geometry'
import { iconNames } from './icon-names'
import { strokesOf } from './marks'
import { notebookSurface } from './notebook-surface'
import { boothStates, type Plan, type PlanBooth } from './plan'
import { darkColours, dayColours, marks } from './plan-colours'
import { iconUses, type ScenePoint } from './scene'
import { svgSurface } from './svg-surface'

const booth = (place: number, more: Partial<PlanBooth> = {}): PlanBooth => ({
  id: `booth-${place}`,
  code: `W1-${101 + place}`,
  x: 3 + (place % 10) * 3,
  y: 3 + Math.floor(place / 10) * 6,
  width: 3,
  depth: 3,
  state: 'normal',
  special: false,
  raw: false,
  name: '',
  ...more,
})

const hall = (booths: PlanBooth[]): Plan => ({ width: 40, depth: 30, outdoor: false, scenery: [], booths })
const view = (more: Partial<PlanView> = {}): PlanView => ({
  floor: { x: 0, y: 0, width: 40, depth: 30 },
  scale: 20,
  language: 'zh',
  colours: dayColours,
  ...more,
})

const grownBy = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
})

function draw(plan: Plan, more: Partial<PlanView> = {}) {
  const page = notebookSurface()
  drawPlan(page.surface, drawable(plan), view(more))
  return page
}

describe('a drawn plan', () => {
  it.each(boothStates)('shows a booth that is %s by its own fill and its own mark', (state) => {
    const { rects, strokes } = draw(hall([booth(0, { state })]))
    const { fill, line } = dayColours.booths[state]
    expect(rects).toContainEqual({ rect: booth(0, { state }), fill, line })
    expect(strokes.includes(line)).toBe(marks[state] !== 'none')
  })

  it('tells all states apart without their colours, but for the free one and the service areas', () => {
    const marked = boothStates.map((state) => marks[state]).filter((mark) => mark !== 'none')
    expect(new Set(marked).size).toBe(marked.length)
  })

  it('gives a special booth a red edge while it is free', () => {
    const edged = (state: PlanBooth['state']) =>
      draw(hall([booth(0, { state, special: true })])).rects.some(({ line }) => line === dayColours.special)
    expect([edged('normal'), edged('occupy')]).toEqual([true, false])
  })

  it('marks what belongs to whoever looks', () => {
    const { rects } = draw(hall([booth(0), booth(1)]), { own: new Set(['booth-1']) })
    expect(rects.filter(({ fill }) => fill === dayColours.own).map(({ rect }) => rect)).toEqual([booth(1)])
  })

  it('frames them twice, as no other booth is', () => {
    const framed = (ids: string[]) =>
      draw(hall([booth(0, { state: 'completed' })]), { own: new Set(ids) }).rects.flatMap(
        ({ line }) => line ?? [],
      )
    const { ink, paper } = dayColours
    expect(framed(['booth-0'])).toEqual(expect.arrayContaining([paper, ink]))
    expect(framed([]).filter((line) => line === paper || line === ink)).toEqual([])
  })

  it('names them at every zoom: on themselves, or neighbours together on a plate beside them', () => {
    const own = new Set(['booth-0', 'booth-1', 'booth-5'])
    const booths = [0, 1, 2, 5].map((place) => booth(place))
    const words = (scale: number) => draw(hall(booths), { own, scale, plates: 11 }).words.sort()
    expect(words(10)).toEqual(['W1-101', 'W1-102', 'W1-103', 'W1-106'])
    expect(words(2)).toEqual(['W1-101 · 102', 'W1-106'])
    expect(draw(hall(booths), { own, scale: 2 }).words).toEqual([])
  })

  it('keeps the plates of a group apart from what they name, and in sight', () => {
    const { rects, places } = draw(hall([booth(0), booth(1), booth(2), booth(3)]), {
      own: new Set(['booth-0', 'booth-1', 'booth-2', 'booth-3']),
      scale: 4,
      plates: 11,
    })
    const [place] = places
    const at = rects.find(({ rect }) => place && contains(rect, place) && rect.depth < 10)?.rect
    expect(at && contains({ x: 0, y: 0, width: 40, depth: 30 }, at)).toBe(true)
    expect([0, 1, 2, 3].some((one) => at && overlaps(booth(one), at))).toBe(false)
  })

  it('draws what is looked at, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 30 }), (x, y, size) => {
        const booths = Array.from({ length: 40 }, (_, place) => booth(place))
        const floor = { x: x / 2, y: y / 2, width: size, depth: size }
        const { rects } = draw(hall(booths), { floor })
        const drawn = new Set(rects.map(({ rect }) => rect))
        const reaches = (one: Rect) =>
          one.x <= floor.x + size && one.x + 3 >= floor.x && one.y <= floor.y + size && one.y + 3 >= floor.y
        expect(booths.filter((one) => drawn.has(one))).toEqual(booths.filter(reaches))
      }),
    )
  })

  it('writes number and name while they can be read, then the number, then its end, then nothing', () => {
    const named = hall([booth(0, { state: 'occupy', name: '恒固' })])
    const written = [30, 10, 8, 3].map((scale) => draw(named, { scale }).words)
    expect(written).toEqual([['W1-101', '恒固'], ['W1-101'], ['101'], []])
  })

  it('numbers standard booths where a hall of the usual size is seen whole on a screen or on paper', () => {
    const screen = 9.4
    const paper = 527 / 117
    for (const scale of [screen, paper * 1.55])
      expect(draw(hall([booth(0)]), { scale }).words).toEqual(['101'])
  })

  const lane = (id: string, rect: Rect) => ({
    kind: 'lane' as const,
    id,
    use: 'fire' as const,
    ...rect,
    label: { zh: '消防通道', en: 'Fire lane' },
  })

  it('names each of two crossing lanes away from the other and from every other name', () => {
    const down = { x: 18, y: 0, width: 4, depth: 30 }
    const across = { x: 0, y: 13, width: 40, depth: 4 }
    const area = {
      kind: 'area' as const,
      id: 'desk',
      use: 'information' as const,
      x: 8,
      y: 13,
      width: 4,
      depth: 4,
      label: { zh: '服务', en: 'Desk' },
    }
    const { words, places } = draw({
      ...hall([]),
      scenery: [lane('down', down), lane('across', across), area],
    })
    const [desk, one, other] = places as [Rect, Rect, Rect]
    expect(words).toEqual(['服务', '消防通道', '消防通道'])
    expect([overlaps(one, other), overlaps(desk, other), overlaps(desk, one)]).toEqual([false, false, false])
    expect([overlaps(one, across), overlaps(other, down)]).toEqual([false, false])
    expect([contains(down, one), contains(across, other)]).toEqual([true, true])
  })

  it('leaves a lane without a name where there is no room for it', () => {
    const short = { x: 0, y: 0, width: 4, depth: 4 }
    expect(draw({ ...hall([]), scenery: [lane('one', short), lane('other', short)] }).words).toEqual([])
  })

  it('finds room for names on the scenery once, while booths and the look change', () => {
    const scenery = [lane('down', { x: 18, y: 0, width: 4, depth: 30 })]
    const { surface, words } = notebookSurface()
    const measured: string[] = []
    const counting = {
      ...surface,
      widthOf: (...asked: Parameters<typeof surface.widthOf>) => {
        measured.push(asked[0])
        return surface.widthOf(...asked)
      },
    }
    const show = (booths: PlanBooth[], language: 'zh' | 'en') =>
      drawPlan(counting, drawable({ ...hall(booths), scenery }), view({ language }))
    show([booth(0)], 'zh')
    show([booth(0, { state: 'occupy' })], 'zh')
    show([booth(0)], 'en')
    expect(measured.filter((text) => !text.startsWith('W'))).toEqual(['消防通道', 'Fire lane'])
    expect(words).toEqual(['消防通道', 'W1-101', '消防通道', 'W1-101', 'Fire lane', 'W1-101'])
  })

  it('measures no words that are too small to read', () => {
    const { surface } = notebookSurface()
    const measuring = {
      ...surface,
      widthOf: () => {
        throw new Error('measured')
      },
    }
    const plan = drawable(hall([booth(0, { state: 'occupy', name: '恒固' })]))
    expect(() => drawPlan(measuring, plan, view({ scale: 3 }))).not.toThrow()
    expect(() => drawPlan(measuring, plan, view({ scale: 30 }))).toThrow('measured')
  })

  describe('letters a booth as it was told to', () => {
    const kai = { family: 'KaiTi', size: 24, style: 'italic' as const }
    const written = (more: Partial<PlanBooth>) =>
      draw(hall([booth(0, { width: 9, depth: 9, name: '恒固', ...more })]), { scale: 40 })

    it('with typeface, size and style, number and name each for themselves', () => {
      const [plainCode, plainName] = written({}).looks
      const [code, name] = written({ codeFont: kai }).looks
      expect(code).toMatchObject({ family: 'KaiTi', italic: true, bold: false })
      expect(code?.size).toBeCloseTo(2 * (plainCode?.size ?? 0), 0)
      expect(name).toEqual(plainName)
      expect(written({ nameFont: { ...kai, size: 28, style: 'bold' } }).looks[1]).toMatchObject({
        family: 'KaiTi',
        bold: true,
      })
    })

    it('in the plan’s own typeface where only the size was chosen', () => {
      const [code] = written({ codeFont: { ...initialFonts.code, size: 18 } }).looks
      expect(code).not.toHaveProperty('family')
      expect(code).toMatchObject({ bold: true })
    })

    it('never beyond its booth, and never one over the other', () => {
      const sizes = fc.integer({ min: 6, max: 96 })
      const sides = fc.integer({ min: 200, max: 1500 }).map((value) => value / 100)
      fc.assert(
        fc.property(sizes, sizes, sides, sides, (codeSize, nameSize, width, depth) => {
          const one = booth(0, {
            width,
            depth,
            name: '恒固消防',
            codeFont: { ...kai, size: codeSize },
            nameFont: { ...kai, size: nameSize },
          })
          const { places } = draw(hall([one]), { scale: 60 })
          const [code, name] = places
          for (const place of places) expect(contains(grownBy(one, 0.02), place)).toBe(true)
          if (code && name) expect(overlaps(code, name)).toBe(false)
        }),
      )
    })

    it('on a canvas and in a drawing by the same name, whatever that name holds', () => {
      const fonts: string[] = []
      const context = new Proxy({} as Canvas2D, {
        get: (_, key) => (key === 'measureText' ? () => ({ width: 100 }) : () => undefined),
        set: (_, key, value) => {
          if (key === 'font') fonts.push(String(value))
          return true
        },
      })
      const hostile = { family: `a'"><script>\\`, size: 24, style: 'italic' as const }
      const plan = drawable(hall([booth(0, { codeFont: hostile })]))
      drawPlan(canvasSurface(context, 'Inter, sans-serif'), plan, view({ scale: 40 }))
      expect(fonts.at(-1)).toMatch(/^italic 400 [\d.]+px 'a><script>', Inter, sans-serif$/)
      const svg = svgSurface({ width: 40, depth: 30, title: '' })
      drawPlan(svg, plan, view({ scale: 40 }))
      expect(String(svg)).toContain(
        `font-style="italic" font-family="&#39;a&#62;&#60;script&#62;&#39;, Inter`,
      )
      expect(String(svg)).not.toContain('<script>')
    })
  })

  it('writes a name that is too long for its booth in smaller letters, and cuts it where they could not be read', () => {
    const name = '江苏恒固防火材料有限公司'
    const named = hall([booth(0, { state: 'occupy', name })])
    expect(draw(named, { scale: 40 }).words[1]).toBe(name)
    expect(draw(named, { scale: 16 }).words[1]).toMatch(/^江苏.*…$/)
  })
})

describe('marks', () => {
  it('stay within their booth', () => {
    const sizes = fc.integer({ min: 50, max: 3000 }).map((value) => value / 100)
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(marks)), sizes, sizes, (mark, width, depth) => {
        const rect = { x: 7, y: 5, width, depth }
        for (const [from, to] of strokesOf(mark, rect, 0.5))
          for (const { x, y } of [from, to])
            expect(contains(rect, { x: Math.min(x, 7 + width), y, width: 0, depth: 0 })).toBe(true)
      }),
    )
  })
})

const file = '0b8e9c3e-5d5f-4a51-9d1a-2f6f8f1c7a10'
const furnished: Plan = {
  ...hall([]),
  background: 'floor',
  scenery: [
    { kind: 'icon', id: 'hose', use: 'hydrant', at: { x: 5, y: 5 }, size: 1.4 },
    { kind: 'icon', id: 'bottle', use: 'extinguisher', at: { x: 50, y: 5 }, size: 1.4 },
    { kind: 'picture', id: 'sketch', file, x: 2, y: 2, width: 10, depth: 6, opacity: 0.4, rotation: 30 },
  ],
}

describe('pictures and signs', () => {
  it('lie under everything, the floor’s own first', () => {
    expect(draw(furnished).pictures).toEqual(['floor', file])
  })

  it('show where they are looked at and large enough to be told apart', () => {
    const plates = (more: Partial<PlanView>) =>
      draw(furnished, more).rects.filter(({ fill }) => fill === dayColours.icons.fire).length
    expect([plates({}), plates({ scale: 4 })]).toEqual([1, 0])
  })

  it.each(iconUses)('the sign %s stays on its plate', (use) => {
    const page: ScenePoint[] = []
    const surface = {
      ...notebookSurface().surface,
      lines: (lines: readonly (readonly ScenePoint[])[]) => void page.push(...lines.flat()),
    }
    drawIcons(surface, [{ kind: 'icon', id: 'one', use, at: { x: 10, y: 10 }, size: 2 }], view())
    expect(page.length).toBeGreaterThan(1)
    for (const { x, y } of page)
      expect(contains({ x: 9.1, y: 9.1, width: 1.8, depth: 1.8 }, { x, y, width: 0, depth: 0 })).toBe(true)
  })

  it('are named in both languages', () => {
    for (const use of iconUses)
      expect(iconNames[use]).toEqual({ zh: expect.any(String), en: expect.any(String) })
  })
})

describe('as a picture', () => {
  it('holds the pictures it was given, and no address breaks out of it', () => {
    const pictures = new Map([[file, 'data:image/png;base64,"/><script>']])
    const surface = svgSurface({ width: 40, depth: 30, title: '', pictures })
    drawPlan(surface, drawable(furnished), view())
    const [image] = /<image [^>]*>/.exec(String(surface)) ?? []
    expect(image).toContain('opacity="0.4" transform="rotate(30 7 5)"')
    expect(String(surface)).not.toContain('<script')
  })

  it('has the background whole in the middle of the floor, never stretched', () => {
    const places: number[][] = []
    const context = new Proxy({} as Canvas2D, {
      get: (_, key) =>
        key === 'drawImage'
          ? (_image: unknown, ...place: number[]) => void places.push(place)
          : key === 'measureText'
            ? () => ({ width: 1 })
            : () => undefined,
      set: () => true,
    })
    const square = { naturalWidth: 500, naturalHeight: 500 }
    const floor = { ...hall([]), background: 'floor' }
    drawPlan(
      canvasSurface(context, 'Inter', () => square),
      drawable(floor),
      view(),
    )
    // Around its middle.
    expect(places).toEqual([[-15, -15, 30, 30]])
    const svg = svgSurface({ width: 40, depth: 30, title: '', pictures: new Map([['floor', 'data:,']]) })
    drawPlan(svg, drawable(floor), view())
    expect(String(svg)).toContain('preserveAspectRatio="xMidYMid meet"')
  })

  it('shows names as words, never as markup', () => {
    const surface = svgSurface({ width: 40, depth: 30, title: '<script>' })
    drawPlan(surface, drawable(hall([booth(0, { state: 'occupy', name: '<a>&"' })])), view({ scale: 60 }))
    const picture = surface.toString()
    expect(picture).toContain('<title>&#60;script&#62;</title>')
    expect(picture).toContain('&#60;a&#62;&#38;&#34;')
    expect(picture).not.toContain('<script')
  })
})

describe('on a canvas', () => {
  it('sets each look once, however many booths have it, and measures what is alike once', () => {
    const done: string[] = []
    const context = new Proxy({ measureText: (text: string) => ({ width: text.length * 50 }) } as Canvas2D, {
      get: (target, name: keyof Canvas2D) =>
        name === 'measureText'
          ? (text: string) => {
              done.push('measureText')
              return target.measureText(text)
            }
          : () => void done.push(name),
      set: (_target, name: string) => {
        done.push(name)
        return true
      },
    })
    const booths = Array.from({ length: 30 }, (_, place) => booth(place))
    const surface = canvasSurface(context, 'Inter')
    const count = (name: string) => done.filter((what) => what === name).length
    drawPlan(surface, drawable(hall(booths)), view({ colours: darkColours }))
    expect([count('rect'), count('fill')]).toEqual([31, 2])
    expect([count('measureText'), count('fillText')]).toEqual([1, 30])
    drawPlan(surface, drawable(hall(booths)), view({ colours: darkColours }))
    expect(count('measureText')).toBe(1)
  })
})
