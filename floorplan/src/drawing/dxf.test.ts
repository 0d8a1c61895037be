import { describe, expect, it } from 'vitest'
import type { Plan } from '../plan'
import { readDrawing, writeDrawing } from './drawing'
import { readDxf } from './read-dxf'
import { picturesLeftOut, writeDxf } from './write-dxf'

type Pair = [code: number, value: string | number]

const file = ({
  units,
  blocks = [],
  entities,
  layers = [],
}: {
  units?: number
  blocks?: Pair[]
  entities: Pair[]
  layers?: Pair[]
}): string =>
  [
    [0, 'SECTION'],
    [2, 'HEADER'],
    ...(units === undefined
      ? []
      : ([
          [9, '$INSUNITS'],
          [70, units],
        ] as Pair[])),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    ...layers,
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...blocks,
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
    .map(([code, value]) => `${code}\n${value}`)
    .join('\n')

const line = (x: number, y: number, toX: number, toY: number, layer = '0'): Pair[] => [
  [0, 'LINE'],
  [8, layer],
  [10, x],
  [20, y],
  [11, toX],
  [21, toY],
]
const bytes = (text: string) => new TextEncoder().encode(text)
const drawn = (text: string) => {
  const reading = readDxf(bytes(text))
  if ('fault' in reading) throw new Error(reading.fault)
  return reading
}

describe('a drawing of a hall’s operator', () => {
  it('is brought to metres from its north-west corner', () => {
    const { drawing, unit } = drawn(
      file({ units: 4, entities: [...line(1000, 2000, 85_000, 2000), ...line(1000, 2000, 1000, 56_000)] }),
    )
    expect(unit).toEqual({ metres: 0.001, guessed: false })
    expect([drawing.width, drawing.depth]).toEqual([84, 54])
    expect(drawing.lines).toEqual([
      [0, 54, 84, 54],
      [0, 54, 0, 0],
    ])
  })

  it('is taken for millimetres where it does not say and is thousands wide', () => {
    const { drawing, unit } = drawn(file({ entities: line(0, 0, 84_000, 54_000) }))
    expect([unit.guessed, drawing.width]).toEqual([true, 84])
  })

  it('is read as GBK where it is no UTF-8', () => {
    const [before, after] = file({
      units: 6,
      entities: [...line(0, 0, 10, 10), [0, 'TEXT'], [8, '0'], [10, 1], [20, 1], [40, 0.5], [1, '@@']],
    }).split('@@')
    const gbk = new Uint8Array([...bytes(before ?? ''), 0xcf, 0xfb, 0xb7, 0xc0, ...bytes(after ?? '')])
    const reading = readDxf(gbk)
    expect('drawing' in reading && reading.drawing.words.map(({ text }) => text)).toEqual(['消防'])
  })

  it('shows blocks where they are inserted, turned and stretched', () => {
    const blocks: Pair[] = [[0, 'BLOCK'], [2, 'DOOR'], [10, 1], [20, 0], ...line(1, 0, 3, 0), [0, 'ENDBLK']]
    const insert: Pair[] = [
      [0, 'INSERT'],
      [8, '0'],
      [2, 'DOOR'],
      [10, 5],
      [20, 5],
      [41, 2],
      [42, 2],
      [50, 90],
    ]
    const { drawing } = drawn(file({ units: 6, blocks, entities: [...line(0, 0, 20, 20), ...insert] }))
    expect(drawing.lines[1]).toEqual([5, 15, 5, 11])
  })

  it('shows curves as lines that end where they should', () => {
    const bulge: Pair[] = [
      [0, 'LWPOLYLINE'],
      [8, '0'],
      [90, 2],
      [70, 0],
      [10, 0],
      [20, 0],
      [42, 1],
      [10, 10],
      [20, 0],
    ]
    const circle: Pair[] = [
      [0, 'CIRCLE'],
      [8, '0'],
      [10, 5],
      [20, 0],
      [40, 5],
    ]
    const { drawing } = drawn(file({ units: 6, entities: [...bulge, ...circle] }))
    const [arc = [], ring = []] = drawing.lines
    expect([arc.slice(0, 2), arc.slice(-2)]).toEqual([
      [0, 5],
      [10, 5],
    ])
    expect(ring.slice(0, 2)).toEqual(ring.slice(-2))
    // Both are the same circle of five metres around 5, 5.
    for (const points of [arc, ring])
      for (let place = 0; place < points.length; place += 2)
        expect(Math.hypot((points[place] ?? 0) - 5, (points[place + 1] ?? 0) - 5)).toBeCloseTo(5, 2)
  })

  it('says what it leaves out', () => {
    const { leftOut } = drawn(
      file({
        units: 6,
        layers: [
          [0, 'LAYER'],
          [2, 'OFF'],
          [62, -7],
          [70, 0],
        ],
        entities: [
          ...line(0, 0, 9, 9),
          ...line(0, 0, 5, 5, 'OFF'),
          [0, 'HATCH'],
          [8, '0'],
          [0, 'HATCH'],
          [8, '0'],
        ],
      }),
    )
    expect(Object.fromEntries(leftOut)).toEqual({ HIDDEN: 1, HATCH: 2 })
  })

  it('is shown without its damaged parts', () => {
    const damaged: Pair[] = [
      [0, 'CIRCLE'],
      [8, '0'],
      [40, 5],
      [0, 'INSERT'],
      [8, '0'],
      [2, 'DOOR'],
      [0, 'POLYLINE'],
      [8, '0'],
      [70, 0],
      [0, 'SEQEND'],
      [8, '0'],
      // Without the number of its corners, without a y, and without an end.
      [0, 'LWPOLYLINE'],
      [8, '0'],
      [10, 1],
      [20, 1],
      [0, 'ARC'],
      [8, '0'],
      [10, 1],
      [0, 'POLYLINE'],
      [8, '0'],
      [0, 'VERTEX'],
      [8, '0'],
      [10, 1],
      [20, 1],
    ]
    const blocks: Pair[] = [[0, 'BLOCK'], [2, 'DOOR'], [10, 0], [20, 0], ...line(0, 0, 1, 0), [0, 'ENDBLK']]
    const { drawing, leftOut } = drawn(
      file({ units: 6, blocks, entities: [...damaged, ...line(0, 0, 20, 10)] }),
    )
    expect(drawing.lines).toEqual([[0, 10, 20, 0]])
    expect(Object.fromEntries(leftOut)).toEqual({ BROKEN: 6 })
  })

  it('is mirrored where a part is seen from below', () => {
    const fromBelow: Pair[] = [
      [210, 0],
      [220, 0],
      [230, -1],
    ]
    const blocks: Pair[] = [[0, 'BLOCK'], [2, 'DOOR'], [10, 0], [20, 0], ...line(0, 0, 2, 1), [0, 'ENDBLK']]
    const entities: Pair[] = [
      ...line(0, 0, 20, 10),
      [0, 'LWPOLYLINE'],
      [8, '0'],
      [90, 2],
      [70, 0],
      [10, -5],
      [20, 0],
      [10, -8],
      [20, 4],
      ...fromBelow,
      [0, 'INSERT'],
      [8, '0'],
      [2, 'DOOR'],
      [10, -15],
      [20, 5],
      ...fromBelow,
      [0, 'CIRCLE'],
      [8, '0'],
      [10, -10],
      [20, 5],
      [40, 1],
      ...fromBelow,
    ]
    const { drawing } = drawn(file({ units: 6, blocks, entities }))
    const [, outline, door, pillar] = drawing.lines
    expect([outline, door, pillar?.slice(0, 2)]).toEqual([
      [5, 10, 8, 6],
      [15, 5, 13, 4],
      [9, 5],
    ])
  })

  it('has words that can be read wherever they were mirrored, on the floor they were written on', () => {
    const text = (x: number, y: number, ...more: Pair[]): Pair[] => [
      [0, 'TEXT'],
      [8, '0'],
      [10, x],
      [20, y],
      [40, 0.5],
      [1, '出口'],
      ...more,
    ]
    const manyLines = (x: number, y: number, ...more: Pair[]): Pair[] => [
      [0, 'MTEXT'],
      [8, '0'],
      [10, x],
      [20, y],
      [40, 0.5],
      [1, '出口'],
      ...more,
    ]
    const below: Pair[] = [
      [210, 0],
      [220, 0],
      [230, -1],
    ]
    const insert = (across: number, down: number, ...more: Pair[]): Pair[] => [
      [0, 'INSERT'],
      [8, '0'],
      [2, 'SIGN'],
      [10, 10],
      [20, 5],
      [41, across],
      [42, down],
      ...more,
    ]
    const blocks: Pair[] = [[0, 'BLOCK'], [2, 'SIGN'], [10, 0], [20, 0], ...text(1, 1), [0, 'ENDBLK']]
    const { drawing } = drawn(
      file({
        units: 6,
        blocks,
        entities: [
          ...line(0, 0, 20, 10),
          ...text(-4, 2, ...below),
          ...text(-4, 2, [50, 30], ...below),
          ...manyLines(4, 2, [11, -1], [21, 0], [31, 0], ...below),
          ...manyLines(4, 2, [11, 0], [21, 1], [31, 0]),
          ...insert(-1, 1),
          ...insert(1, -1),
          ...insert(-1, -1),
          ...insert(2, 2, [50, 90]),
        ],
      }),
    )
    const words = drawing.words.map(({ x, y, rotation, ends = false }) => [
      x,
      y,
      (Math.round(rotation) + 720) % 360,
      ends,
    ])
    expect(words).toEqual([
      [4, 8, 0, true],
      [4, 8, 30, true],
      [4, 8, 0, true],
      [4, 8, 270, false],
      [9, 4, 0, true],
      [11, 6, 180, true],
      [9, 6, 180, false],
      [8, 3, 270, false],
    ])
    expect(readDrawing(writeDrawing(drawing))).toHaveProperty('scene')
  })

  it('is shown without what lies kilometres away from it', () => {
    const walls = [...line(0, 0, 84, 0), ...line(84, 0, 84, 54), ...line(84, 54, 0, 54), ...line(0, 54, 0, 0)]
    const { drawing, leftOut, unit } = drawn(
      file({ entities: [...walls, ...line(90_000_000, 90_000_000, 90_000_001, 90_000_001)] }),
    )
    expect([drawing.width, drawing.depth, drawing.lines.length]).toEqual([84, 54, 4])
    expect(unit).toEqual({ metres: 1, guessed: true })
    expect(Object.fromEntries(leftOut)).toEqual({ STRAY: 1 })
  })

  it.each<[string, string]>([
    ['notDxf', 'this is no drawing'],
    ['notDxf', ''],
    ['binary', 'AutoCAD Binary DXF\r\n\u001a\u0000'],
    ['empty', file({ entities: [] })],
    ['empty', file({ entities: line(0, 0, Number.NaN, 3) })],
  ])('is refused as %s', (fault, text) => {
    expect(readDxf(bytes(text))).toEqual({ fault })
  })

  it('cannot ask for more than can be drawn, however its blocks are nested', () => {
    const nested = Array.from({ length: 12 }, (_, depth): Pair[] => [
      [0, 'BLOCK'],
      [2, `B${depth}`],
      [10, 0],
      [20, 0],
      ...(depth === 0
        ? line(0, 0, 1, 1)
        : Array.from({ length: 10 }, (): Pair[] => [
            [0, 'INSERT'],
            [8, '0'],
            [2, `B${depth - 1}`],
            [10, 1],
            [20, 1],
          ]).flat()),
      [0, 'ENDBLK'],
    ]).flat()
    const itself: Pair[] = [
      [0, 'BLOCK'],
      [2, 'SELF'],
      [10, 0],
      [20, 0],
      [0, 'INSERT'],
      [8, '0'],
      [2, 'SELF'],
      [10, 0],
      [20, 0],
      [0, 'ENDBLK'],
    ]
    const insert = (name: string): Pair[] => [
      [0, 'INSERT'],
      [8, '0'],
      [2, name],
      [10, 0],
      [20, 0],
    ]
    const { leftOut, drawing } = drawn(
      file({
        units: 6,
        blocks: [...nested, ...itself],
        entities: [...line(0, 0, 50, 50), ...insert('SELF'), ...insert('B11')],
      }),
    )
    expect(leftOut.get('NESTED')).toBe(1)
    expect(leftOut.get('TOO_MANY')).toBeGreaterThan(0)
    expect(drawing.lines.length).toBeLessThanOrEqual(50_001)
  })

  it('is kept as text that is checked when it is read', () => {
    const { drawing } = drawn(file({ units: 6, entities: line(0, 0, 10, 10) }))
    expect(readDrawing(writeDrawing(drawing))).toEqual({ scene: drawing })
    expect(readDrawing(JSON.stringify({ ...drawing, lines: [[0, 0, 1]] }))).toHaveProperty('fault')
    expect(readDrawing(JSON.stringify({ ...drawing, lines: [[0, 0, 1, 99_999]] }))).toHaveProperty('fault')
  })
})

describe('a plan for stand builders', () => {
  const plan: Plan = {
    width: 40,
    depth: 20,
    outdoor: false,
    scenery: [
      {
        kind: 'wall',
        id: 'w',
        closed: true,
        thickness: 0.3,
        points: [
          { x: 0, y: 0 },
          { x: 40, y: 0 },
          { x: 40, y: 20 },
          { x: 0, y: 20 },
        ],
      },
      {
        kind: 'lane',
        id: 'l',
        use: 'fire',
        x: 0,
        y: 9,
        width: 40,
        depth: 3,
        label: { zh: '消防通道', en: 'Fire lane' },
      },
    ],
    booths: [
      {
        id: 'b',
        code: 'W2-101',
        state: 'normal',
        special: false,
        raw: false,
        name: '',
        x: 3,
        y: 3,
        width: 3,
        depth: 6,
      },
    ],
  }

  it('comes back as it was drawn, in metres, with its Chinese', () => {
    const text = writeDxf(plan, 'zh')
    const { drawing, unit, leftOut } = drawn(text)
    expect(unit).toEqual({ metres: 1, guessed: false })
    expect([...leftOut]).toEqual([])
    expect([drawing.width, drawing.depth]).toEqual([40, 20])
    expect(drawing.lines).toContainEqual([3, 3, 6, 3, 6, 9, 3, 9, 3, 3])
    expect(drawing.words.map((word) => word.text).sort()).toEqual(['W2-101', '消防通道'])
    expect(text).toMatch(/BOOTHS/)
  })

  it('has the signs as lines with their names, and says which pictures it leaves out', () => {
    const icon = { kind: 'icon' as const, id: 'i', use: 'hydrant' as const, at: { x: 20, y: 10 }, size: 2 }
    const picture = {
      kind: 'picture' as const,
      id: 'p',
      file: '0b8e9c3e-5d5f-4a51-9d1a-2f6f8f1c7a10',
      x: 0,
      y: 0,
      width: 9,
      depth: 9,
      opacity: 1,
      rotation: 0,
    }
    const furnished = { ...plan, scenery: [...plan.scenery, icon, picture] }
    const text = writeDxf(furnished, 'en')
    const { drawing, leftOut } = drawn(text)
    expect([...leftOut]).toEqual([])
    expect(drawing.lines).toContainEqual([19, 9, 21, 9, 21, 11, 19, 11, 19, 9])
    expect(drawing.lines.length).toBeGreaterThan(drawn(writeDxf(plan, 'en')).drawing.lines.length + 2)
    expect(drawing.words.map((word) => word.text)).toContain('Fire hose')
    expect(text).toMatch(/SIGNS/)
    expect([picturesLeftOut(plan), picturesLeftOut(furnished)]).toEqual([0, 1])
    expect(picturesLeftOut({ ...furnished, background: 'floor' })).toBe(2)
  })
})
