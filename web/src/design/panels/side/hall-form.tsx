import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign, useEditor } from '../../design-context'
import { MetresField } from './fields'
import styles from './hall-form.module.css'
import { sideTexts as texts } from './side.texts'

/** The hall itself, while nothing in it is chosen. */
export function HallForm() {
  const say = useSay()
  const language = useLanguage()
  const { editor, hall, facts, onlyViewed } = useDesign()
  const width = useEditor(({ draft }) => draft.width)
  const depth = useEditor(({ draft }) => draft.depth)
  const booths = useEditor(({ draft }) => draft.booths)
  const resize = (size: { width?: number; depth?: number }) =>
    editor.change('hall', (draft) => ({ ...draft, ...size }), { run: 'hall size' })
  const net = booths.reduce((sum, booth) => sum + booth.width * booth.depth, 0)
  const standard = booths.filter(({ boothClass }) => boothClass === 'standard').length
  const taken = booths.filter(({ id }) => {
    const fact = facts.get(id)
    return fact && isTaken(fact)
  }).length
  const figures = [
    { label: texts.hallArea, value: `${formatNumber(Math.round(width * depth), language)} m²` },
    { label: texts.hallBooths, value: formatNumber(booths.length, language) },
    { label: texts.hallStandard, value: formatNumber(standard, language) },
    { label: texts.hallRaw, value: formatNumber(booths.length - standard, language) },
    { label: texts.hallNet, value: `${formatNumber(Math.round(net), language)} m²` },
    { label: texts.hallTaken, value: formatNumber(taken, language) },
  ]
  return (
    <>
      <div className={styles.two}>
        <MetresField
          label={texts.hallWidth}
          required
          value={width}
          commit={(next) => resize({ width: next })}
          keptAs={`${hall.id} width`}
        />
        <MetresField
          label={texts.hallDepth}
          required
          value={depth}
          commit={(next) => resize({ depth: next })}
          keptAs={`${hall.id} depth`}
        />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say(onlyViewed ? texts.hallViewNote : texts.hallNote)}</p>
    </>
  )
}
