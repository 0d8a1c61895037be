import { boothClasses, boothClassNames } from '@fairground/domain/booth'
import { designTypes } from '@fairground/domain/design'
import { openToSeveral } from '@fairground/domain/venue'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { withNew } from '@fairground/floorplan/design/operations/changing'
import { type BoothRows, generateBooths, rowsThatFit } from '@fairground/floorplan/design/operations/generate'
import { codesOf } from '@fairground/floorplan/design/operations/number'
import { inOtherHalls } from '@fairground/floorplan/design/problems/index'
import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import { spatialIndex } from '@fairground/floorplan/spatial-index'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { useCodeName } from '../../../codelist'
import { useLanguage, useSay } from '../../../lib/language'
import { newRequestId } from '../../../lib/request-id'
import { useDesign } from '../../design-context'
import { useDesk } from '../../desk-context'
import { comparableCode } from '../comparable-code'
import { metresIn } from '../measures'
import { FieldRow } from '../side/field-row'
import { ChoiceField } from '../side/fields'
import { AskingDialog } from './asking-dialog'
import styles from './dialogs.module.css'
import { dialogTexts as texts } from './dialogs.texts'
import { FloorPreview } from './floor-preview'
import { Figure, NumberFields } from './number-fields'

const arrangements = ['rows', 'backToBack', 'islands'] as const
/** Islands are small by nature; everything else fills its row. */
const usualPerBlock = { rows: 0, backToBack: 0, islands: 2 }

/** Fills a floor with rows of booths. What comes out is seen before anything is drawn. */
export function GenerateDialog({ floor, onClose }: { floor: Rect; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor, onlyViewed } = useDesign()
  const typeName = useCodeName('exhibitType')
  const { elsewhere } = useDesk()
  const { draft, making } = editor.get()
  const inUse = useMemo(() => [...codesOf(draft), ...inOtherHalls(elsewhere)], [draft, elsewhere])
  const takesSeveral = hall.exhibitType === openToSeveral
  const [rows, setRows] = useState<BoothRows>(() => ({
    floor,
    arrangement: 'backToBack',
    boothWidth: 3,
    boothDepth: 3,
    rowsOfIsland: 2,
    perBlock: 0,
    aisle: 3,
    crossAisle: 3,
    numbering: {
      prefix: `${hall.code}-`,
      start: firstFree(inUse, `${hall.code}-`),
      step: 1,
      digits: 3,
      order: 'rows',
    },
    boothClass: making.boothClass,
    exhibitType: takesSeveral && !isOffered(making.exhibitType) ? designTypes[0] : making.exhibitType,
    special: false,
  }))
  const set = (change: Partial<BoothRows>) => setRows({ ...rows, ...change })
  const isIslands = rows.arrangement === 'islands'
  const fitting = rowsThatFit(rows)
  const { booths, onOthers } = useMemo(() => madeFor(draft, rows), [draft, rows])
  const used = new Set(inUse)
  const clashes = booths.filter(({ code }) => used.has(comparableCode(code))).length
  const free = firstFree(inUse, rows.numbering.prefix)
  const canKeep = useMemo(() => withNew(draft, booths, []) !== undefined, [draft, booths])

  function generate(): void {
    editor.change('generate', (before) => withNew(before, booths, []) ?? before, {
      select: booths.map(({ id }) => id),
    })
    editor.use('select')
    onClose()
  }

  return (
    <AskingDialog
      width={640}
      title={say(texts.generateTitle)}
      onCancel={onClose}
      okText={booths.length > 0 ? say(texts.generate, { count: booths.length }) : say(texts.generateNone)}
      okButtonProps={{ disabled: booths.length === 0 || !canKeep || onlyViewed !== undefined }}
      onOk={generate}
    >
      <div className={styles.tall}>
        <p className={styles.lead}>
          {say(texts.floor, { width: metresIn(floor.width), depth: metresIn(floor.depth) })}
        </p>
        <FieldRow label={say(texts.arrangement)}>
          <Segmented
            block
            value={rows.arrangement}
            options={arrangements.map((value) => ({ value, label: say(texts[value]) }))}
            onChange={(arrangement) => set({ arrangement, perBlock: usualPerBlock[arrangement] })}
          />
        </FieldRow>
        <div className={styles.three}>
          <Figure
            label={texts.boothWidth}
            suffix="m"
            step={0.5}
            least={0.5}
            most={100}
            value={rows.boothWidth}
            onChange={(boothWidth) => set({ boothWidth })}
          />
          <Figure
            label={texts.boothDepth}
            suffix="m"
            step={0.5}
            least={0.5}
            most={100}
            value={rows.boothDepth}
            onChange={(boothDepth) => set({ boothDepth })}
          />
          <Figure
            label={texts.perBlock}
            {...(isIslands ? { least: 1 } : { least: 0, aside: say(texts.perBlockNote) })}
            most={500}
            value={rows.perBlock}
            onChange={(perBlock) => set({ perBlock })}
          />
          <Figure
            label={texts.aisle}
            suffix="m"
            step={0.5}
            least={0}
            most={50}
            value={rows.aisle}
            onChange={(aisle) => set({ aisle })}
          />
          <Figure
            label={texts.crossAisle}
            suffix="m"
            step={0.5}
            least={0}
            most={50}
            value={rows.crossAisle}
            onChange={(crossAisle) => set({ crossAisle })}
          />
          {isIslands ? (
            <Figure
              label={texts.rowsOfIsland}
              least={1}
              most={20}
              value={rows.rowsOfIsland ?? 2}
              onChange={(rowsOfIsland) => set({ rowsOfIsland })}
            />
          ) : null}
        </div>
        <NumberFields numbering={rows.numbering} onChange={(numbering) => set({ numbering })} />
        <div className={styles.two}>
          <FieldRow label={say(texts.order)}>
            <Segmented
              block
              value={rows.numbering.order}
              options={[
                { value: 'rows' as const, label: say(texts.orderRows) },
                { value: 'snake' as const, label: say(texts.orderSnake) },
              ]}
              onChange={(order) => set({ numbering: { ...rows.numbering, order } })}
            />
          </FieldRow>
          <FieldRow label={say(texts.boothClass)}>
            <Segmented
              block
              value={rows.boothClass}
              options={boothClasses.map((value) => ({ value, label: boothClassNames[value][language] }))}
              onChange={(boothClass) => set({ boothClass })}
            />
          </FieldRow>
        </div>
        {takesSeveral ? (
          <ChoiceField
            label={texts.exhibitType}
            value={rows.exhibitType}
            choices={designTypes.map((value) => ({
              value: value as string,
              label: `${value} ${typeName(value)}`,
            }))}
            onChange={(exhibitType) => set({ exhibitType })}
          />
        ) : null}
        <div className={styles.preview} aria-live="polite">
          <FloorPreview floor={floor} booths={booths} />
          {booths.length === 0 ? (
            <p className={styles.bad}>{say(texts.fitsNone)}</p>
          ) : (
            <p>
              {say(texts.fits, { count: fitting.booths, rows: fitting.rows, inRow: fitting.inRow })}
              {' · '}
              {say(texts.numbersFrom, { first: booths[0]?.code ?? '', last: booths.at(-1)?.code ?? '' })}
            </p>
          )}
          {canKeep ? null : <p className={styles.bad}>{say(texts.tooMany)}</p>}
          {onOthers > 0 ? <p className={styles.warn}>{say(texts.onOthers, { count: onOthers })}</p> : null}
          {clashes > 0 ? (
            <p className={styles.warn}>
              {say(texts.numbersUsed, { count: clashes })}
              <button type="button" onClick={() => set({ numbering: { ...rows.numbering, start: free } })}>
                {say(texts.startAt, { start: free })}
              </button>
            </p>
          ) : null}
        </div>
      </div>
    </AskingDialog>
  )
}

const isOffered = (type: string): boolean => (designTypes as readonly string[]).includes(type)

/** Where there is a booth already, none is put on top of it. */
function madeFor(draft: Draft, rows: BoothRows): { booths: DraftBooth[]; onOthers: number } {
  const standing = spatialIndex(draft.booths)
  const all = generateBooths(rows, newRequestId)
  const booths = all.filter((booth) => !standing.within(booth).some((other) => overlaps(booth, other)))
  return { booths, onOthers: all.length - booths.length }
}

/** The first figure after all that follow this prefix. */
function firstFree(codes: readonly string[], prefix: string): number {
  const beginning = prefix.toUpperCase()
  const used = codes.flatMap((code) => {
    const rest = code.startsWith(beginning) ? code.slice(beginning.length) : ''
    return /^\d{1,6}$/.test(rest) ? [Number(rest)] : []
  })
  return used.length > 0 ? Math.max(...used) + 1 : 101
}
