import { initialFonts, type LabelFont } from '@fairground/domain/booth'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { changed } from '@fairground/floorplan/design/operations/changing'
import { Select } from 'antd'
import { useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { boothTexts as texts } from './booth.texts'
import { common } from './common'
import styles from './font-fields.module.css'

const families = ['Noto Sans SC', 'Microsoft YaHei', 'PingFang SC', 'SimSun', 'KaiTi', 'Inter', 'Arial']
const sizes = { code: [12, 14, 16, 18, 20, 24, 28, 32, 36, 48], name: [14, 16, 18, 20, 24, 28, 32, 36, 48] }
const styleNames = { normal: texts.styleNormal, bold: texts.styleBold, italic: texts.styleItalic } as const

interface Props {
  booths: readonly DraftBooth[]
  edit: string
}

/** How number and name are written. */
export function FontFields({ booths, edit }: Props) {
  const say = useSay()
  return (
    <details className={styles.fonts}>
      <summary>{say(texts.fonts)}</summary>
      <FontRow what="code" booths={booths} edit={edit} />
      <FontRow what="name" booths={booths} edit={edit} />
      <p className={styles.note}>{say(texts.fontsNote)}</p>
    </details>
  )
}

function FontRow({ what, booths, edit }: Props & { what: 'code' | 'name' }) {
  const say = useSay()
  const { editor } = useDesign()
  const field = what === 'code' ? 'codeFont' : 'nameFont'
  const fontOf = (booth: DraftBooth): LabelFont => booth[field] ?? initialFonts[what]
  const label = say(texts[field])
  const ids = booths.map(({ id }) => id)
  /** Each keeps whatever else is its own. */
  const set = (change: Partial<LabelFont>) =>
    editor.change(
      'edit',
      (draft) =>
        changed(draft, ids, (piece) =>
          piece.kind === 'booth' ? { ...piece, [field]: { ...fontOf(piece), ...change } } : piece,
        ),
      { run: edit },
    )
  /** Nothing stands there where they differ, and that is said. */
  const shared = <Key extends keyof LabelFont>(key: Key) => ({
    value: common(booths, (booth) => fontOf(booth)[key]) ?? null,
    placeholder: say(texts.differs),
  })
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <Select
        aria-label={say(texts.fontFamily, { what: label })}
        {...shared('family')}
        options={families.map((value) => ({ value, label: value }))}
        onChange={(family) => set({ family })}
        popupMatchSelectWidth={false}
      />
      <Select
        aria-label={say(texts.fontSize, { what: label })}
        {...shared('size')}
        options={sizes[what].map((value) => ({ value, label: value }))}
        onChange={(size) => set({ size })}
      />
      <Select
        aria-label={say(texts.fontStyle, { what: label })}
        {...shared('style')}
        options={(Object.keys(styleNames) as (keyof typeof styleNames)[]).map((value) => ({
          value,
          label: say(styleNames[value]),
        }))}
        onChange={(style) => set({ style })}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}
