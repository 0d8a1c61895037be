import type { Piece } from '@fairground/floorplan/design/draft'
import { withChanged } from '@fairground/floorplan/design/edit'
import type { StepName } from '@fairground/floorplan/design/history'
import { changed } from '@fairground/floorplan/design/operations/changing'
import { toCentimetre } from '@fairground/floorplan/design/pieces'
import { areaNames, doorNames, laneNames } from '@fairground/floorplan/element-names'
import { iconNames } from '@fairground/floorplan/icon-names'
import { areaUses, doorUses, iconUses, laneUses } from '@fairground/floorplan/scene'
import { Button, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { areaIn, metresIn } from '../measures'
import { BothLanguages, ChoiceField, DegreesField, MetresField, OpacityField } from './fields'
import styles from './piece-form.module.css'
import { sideTexts as texts } from './side.texts'

type NotBooth = Exclude<Piece, { kind: 'booth' }>
const names = { zh: texts.labelZh, en: texts.labelEn }

interface Size {
  width: number
  depth: number
}

/** What can be said of anything on a plan that is no booth. */
export function PieceForm({ piece }: { piece: NotBooth }) {
  const { editor } = useDesign()
  const language = useLanguage()
  const named = <Use extends string>(uses: readonly Use[], words: Record<Use, { zh: string; en: string }>) =>
    uses.map((value) => ({ value, label: words[value][language] }))
  const set = (fields: Partial<NotBooth>, step: StepName = 'edit') =>
    editor.change(step, (draft) => changed(draft, [piece.id], (one) => withFields(one, fields)), {
      run: `edit ${piece.id}`,
    })
  const setAlthoughLocked = (fields: Partial<NotBooth>) =>
    editor.change(
      'edit',
      (draft) => withChanged(draft, new Set([piece.id]), (one) => withFields(one, fields)),
      {
        run: `edit ${piece.id}`,
      },
    )
  const keptAs = (what: string) => `${piece.id} ${what}`
  const both = { width: 0, depth: 0, ...('width' in piece ? piece : {}) }
  const size = (
    <SizeFields
      size={both}
      keptAs={piece.id}
      commit={(next) => set(isPicture(piece) ? inShapeOf(both, next) : next, 'resize')}
    />
  )

  switch (piece.kind) {
    case 'wall':
      return (
        <>
          <Figure label={texts.length} value={`${metresIn(lengthOf(piece.points, piece.closed))} m`} />
          <MetresField
            label={texts.thickness}
            value={piece.thickness}
            most={5}
            commit={(thickness) => set({ thickness })}
            keptAs={keptAs('thickness')}
          />
        </>
      )
    case 'door':
      return (
        <>
          <ChoiceField
            label={texts.use}
            value={piece.use}
            choices={named(doorUses, doorNames)}
            onChange={(use) => set({ use })}
          />
          <Figure
            label={texts.clearWidth}
            value={`${metresIn(toCentimetre(Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y)))} m`}
          />
          <Named value={piece.label} commit={(label) => set({ label })} keptAs={keptAs('label')} />
        </>
      )
    case 'pillar':
      return size
    case 'lane':
      return (
        <>
          <ChoiceField
            label={texts.use}
            value={piece.use}
            choices={named(laneUses, laneNames)}
            onChange={(use) => set({ use })}
          />
          <Figure label={texts.clearWidth} value={`${metresIn(Math.min(piece.width, piece.depth))} m`} />
          <Named value={piece.label} commit={(label) => set({ label })} keptAs={keptAs('label')} />
          {size}
        </>
      )
    case 'area':
      return (
        <>
          <ChoiceField
            label={texts.use}
            value={piece.use}
            choices={named(areaUses, areaNames)}
            onChange={(use) => set({ use })}
          />
          <Named value={piece.label} commit={(label) => set({ label })} keptAs={keptAs('label')} />
          {size}
          <Figure label={texts.area} value={`${areaIn(piece)} m²`} />
        </>
      )
    case 'label':
      return (
        <>
          <BothLanguages
            labels={{ zh: texts.textZh, en: texts.textEn }}
            value={piece.text}
            commit={(text) => set({ text })}
            keptAs={keptAs('text')}
          />
          <div className={styles.two}>
            <MetresField
              label={texts.letterSize}
              value={piece.size}
              least={0.1}
              most={20}
              commit={(next) => set({ size: next })}
              keptAs={keptAs('size')}
            />
            <DegreesField
              label={texts.rotation}
              value={piece.rotation}
              commit={(rotation) => set({ rotation }, 'rotate')}
              keptAs={keptAs('rotation')}
            />
          </div>
        </>
      )
    case 'icon':
      return (
        <>
          <ChoiceField
            label={texts.use}
            value={piece.use}
            choices={named(iconUses, iconNames)}
            onChange={(use) => set({ use })}
          />
          <MetresField
            label={texts.iconSize}
            value={piece.size}
            least={0.2}
            most={50}
            commit={(next) => set({ size: next }, 'resize')}
            keptAs={keptAs('size')}
          />
        </>
      )
    case 'picture':
    case 'underlay':
      return (
        <>
          {piece.kind === 'underlay' ? <UnderlayNote title={piece.title} /> : null}
          {piece.kind === 'underlay' ? (
            <AlthoughLocked>
              <OpacityField value={piece.opacity} commit={(opacity) => setAlthoughLocked({ opacity })} />
            </AlthoughLocked>
          ) : (
            <OpacityField value={piece.opacity} commit={(opacity) => set({ opacity })} />
          )}
          {size}
          <DegreesField
            label={texts.rotation}
            value={piece.rotation}
            commit={(rotation) => set({ rotation }, 'rotate')}
            keptAs={keptAs('rotation')}
          />
          <AlthoughLocked>
            <Calibrate />
          </AlthoughLocked>
        </>
      )
  }
}

const isPicture = ({ kind }: NotBooth): boolean => kind === 'picture' || kind === 'underlay'

/** The other side follows: a picture that is stretched shows a hall that is not there. */
function inShapeOf(before: Size, next: Size): Size {
  if (!(before.width > 0 && before.depth > 0)) return next
  const share = next.width === before.width ? next.depth / before.depth : next.width / before.width
  const follows = (length: number) => Math.max(0.01, toCentimetre(length * share))
  return { width: follows(before.width), depth: follows(before.depth) }
}

const withFields = (piece: Piece, fields: Partial<NotBooth>): Piece => ({ ...piece, ...fields }) as Piece

/** What a lock is not about: it keeps an underlay from being moved by accident, not from being seen better. */
function AlthoughLocked({ children }: { children: ReactNode }) {
  const { onlyViewed } = useDesign()
  return <ConfigProvider componentDisabled={onlyViewed !== undefined}>{children}</ConfigProvider>
}

function SizeFields({ size, keptAs, commit }: { size: Size; keptAs: string; commit: (size: Size) => void }) {
  return (
    <div className={styles.two}>
      <MetresField
        label={texts.width}
        value={size.width}
        commit={(width) => commit({ width, depth: size.depth })}
        keptAs={`${keptAs} width`}
      />
      <MetresField
        label={texts.depth}
        value={size.depth}
        commit={(depth) => commit({ width: size.width, depth })}
        keptAs={`${keptAs} depth`}
      />
    </div>
  )
}

function Named({
  value,
  commit,
  keptAs,
}: {
  value: { zh: string; en: string } | undefined
  commit: (value: { zh: string; en: string }) => void
  keptAs: string
}) {
  return <BothLanguages labels={names} value={value ?? { zh: '', en: '' }} commit={commit} keptAs={keptAs} />
}

function Figure({ label, value }: { label: { zh: string; en: string }; value: string }) {
  const say = useSay()
  return (
    <p className={styles.figure}>
      <span>{say(label)}</span>
      <b>{value}</b>
    </p>
  )
}

function UnderlayNote({ title }: { title: string }) {
  const say = useSay()
  return (
    <>
      <Figure label={texts.fileName} value={title} />
      <p className={styles.note}>{say(texts.underlayNote)}</p>
    </>
  )
}

function Calibrate() {
  const say = useSay()
  const { editor } = useDesign()
  return (
    <>
      <Button block onClick={() => editor.use('calibrate')}>
        {say(texts.calibrate)}
      </Button>
      <p className={styles.note}>{say(texts.calibrateNote)}</p>
    </>
  )
}

function lengthOf(points: readonly { x: number; y: number }[], closed: boolean): number {
  const ends = closed && points[0] ? [...points, points[0]] : points
  return toCentimetre(
    ends.reduce((sum, point, place) => {
      const before = ends[place - 1]
      return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum
    }, 0),
  )
}
