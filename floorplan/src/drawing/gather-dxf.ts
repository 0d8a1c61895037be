import type { IBlock, IDimensionEntity, IDxf, IEntity, IInsertEntity } from 'dxf-parser'
import type { ScenePoint } from '../scene'
import { drawingLimits } from './drawing'
import { type DrawnWord, drawnAs, isSeenFromBelow } from './dxf-entities'
import { type LeftOut, leaveOut } from './left-out'
import {
  isMirroring,
  type Matrix,
  mirrored,
  placed,
  stretchOf,
  turnedBy,
  turnedWith,
  unchanged,
  within,
} from './matrix'

/** Blocks within blocks within blocks; a file may name itself. */
const deepestBlock = 12
const mostInsertions = 50_000
/** However they are nested: a small file can ask for more than any machine draws. */
const mostEntities = 2_000_000

export interface Gathered {
  lines: ScenePoint[][]
  words: DrawnWord[]
  leftOut: LeftOut
}

/** All that is drawn in a file, each block where and as often as it is inserted. In the file's own units, y upwards. */
export function gatherDxf({ entities, blocks = {}, tables }: IDxf): Gathered {
  const gathered: Gathered = { lines: [], words: [], leftOut: new Map() }
  const layers = tables?.layer?.layers ?? {}
  let points = 0
  let insertions = 0
  let seen = 0

  const isHidden = ({ layer, visible }: IEntity): boolean =>
    visible === false || layers[layer]?.visible === false || layers[layer]?.frozen === true

  /** Answers why it is left out. */
  function draw(entity: IEntity, matrix: Matrix, depth: number): string | undefined {
    if (entity.inPaperSpace) return 'PAPERSPACE'
    if (isHidden(entity)) return 'HIDDEN'
    if (entity.type === 'INSERT') return insert(entity as IInsertEntity, matrix, depth)
    if (entity.type === 'DIMENSION')
      return drawBlock(blocks[(entity as IDimensionEntity).block], matrix, depth)
    const drawn = drawnAs(entity)
    if (!drawn) return entity.type
    return (
      drawn.lines.map((line) => addLine(line, matrix)).find(Boolean) ??
      drawn.words.map((word) => addWord(word, matrix)).find(Boolean)
    )
  }

  /** A circle may come without a centre, a block without a place: all others are still shown. */
  function drawOrSay(entity: IEntity, matrix: Matrix, depth: number): string | undefined {
    try {
      return draw(entity, isSeenFromBelow(entity) ? within(matrix, mirrored) : matrix, depth)
    } catch {
      return 'BROKEN'
    }
  }

  function drawAll(list: readonly IEntity[], matrix: Matrix, depth: number): void {
    for (const entity of list) {
      seen += 1
      const why = seen > mostEntities ? 'TOO_MANY' : drawOrSay(entity, matrix, depth)
      if (why) leaveOut(gathered.leftOut, why)
      if (seen > mostEntities) return
    }
  }

  function drawBlock(block: IBlock | undefined, matrix: Matrix, depth: number): string | undefined {
    if (!block?.entities) return 'BROKEN'
    if (depth > deepestBlock) return 'NESTED'
    drawAll(block.entities, matrix, depth + 1)
    return undefined
  }

  function insert(entity: IInsertEntity, matrix: Matrix, depth: number): string | undefined {
    const block = blocks[entity.name]
    const base = block?.position ?? { x: 0, y: 0 }
    const columns = Math.max(1, entity.columnCount ?? 1)
    const rows = Math.max(1, entity.rowCount ?? 1)
    let why: string | undefined
    for (let place = 0; place < rows * columns && !why; place++) {
      insertions += 1
      if (insertions > mostInsertions) return 'TOO_MANY'
      const turned = within(turnedBy(entity.rotation ?? 0), [
        entity.xScale ?? 1,
        0,
        0,
        entity.yScale ?? 1,
        (place % columns) * (entity.columnSpacing ?? 0),
        Math.floor(place / columns) * (entity.rowSpacing ?? 0),
      ])
      const here = within([1, 0, 0, 1, entity.position.x, entity.position.y], turned)
      why = drawBlock(block, within(matrix, within(here, [1, 0, 0, 1, -base.x, -base.y])), depth)
    }
    return why
  }

  function addLine(line: readonly ScenePoint[], matrix: Matrix): string | undefined {
    if (line.length < 2) return 'BROKEN'
    const here = line.map((point) => placed(matrix, point))
    if (here.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return 'BROKEN'
    if (points + here.length > drawingLimits.points) return 'TOO_MANY'
    points += here.length
    gathered.lines.push(here)
    return undefined
  }

  function addWord(word: DrawnWord, matrix: Matrix): string | undefined {
    const { text, at, size, rotation, isMirrored = false } = word
    if (gathered.words.length >= drawingLimits.words) return 'TOO_MANY'
    const here = placed(matrix, at)
    const height = size * stretchOf(matrix)
    if (!Number.isFinite(here.x + here.y) || !(height > 0)) return 'BROKEN'
    gathered.words.push({
      text,
      at: here,
      size: height,
      rotation: turnedWith(matrix, rotation),
      isMirrored: isMirroring(matrix) !== isMirrored,
    })
    return undefined
  }

  drawAll(entities ?? [], unchanged, 0)
  return gathered
}
