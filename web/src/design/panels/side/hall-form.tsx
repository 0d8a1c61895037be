import { type BoothState, boothStateNames, statesOffered } from '@fairground/domain/booth'
import { uploadBackground } from '@fairground/wire/venue'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useMayCall } from '../../../session/use-session'
import { DrawnOutNote } from '../../../venue'
import { useDesign, useEditor } from '../../design-context'
import { useDrawnBooths } from '../../use-drawn-booths'
import { MetresField } from './fields'
import styles from './hall-form.module.css'
import { sideTexts as texts } from './side.texts'

/** The hall itself, while nothing in it is chosen. */
export function HallForm() {
  const say = useSay()
  const language = useLanguage()
  const { editor, hall, onlyViewed } = useDesign()
  const width = useEditor(({ draft }) => draft.width)
  const depth = useEditor(({ draft }) => draft.depth)
  const drawn = useDrawnBooths()
  const mayUpload = useMayCall(uploadBackground)
  const resize = (size: { width?: number; depth?: number }) =>
    editor.change('hall', (draft) => ({ ...draft, ...size }), { run: 'hall size' })
  const inStates = (states: readonly BoothState[]) => drawn.filter(({ state }) => states.includes(state))
  const booths = inStates(statesOffered('offered'))
  const net = booths.reduce((sum, booth) => sum + booth.width * booth.depth, 0)
  const standard = booths.filter(({ boothClass }) => boothClass === 'standard').length
  const count = (states: readonly BoothState[]) => formatNumber(inStates(states).length, language)
  const figures = [
    { label: texts.hallArea, value: `${formatNumber(Math.round(width * depth), language)} m²` },
    { label: texts.hallBooths, value: formatNumber(booths.length, language) },
    { label: texts.hallStandard, value: formatNumber(standard, language) },
    { label: texts.hallRaw, value: formatNumber(booths.length - standard, language) },
    { label: texts.hallNet, value: `${formatNumber(Math.round(net), language)} m²` },
    { label: texts.hallTaken, value: count(statesOffered('taken')) },
    ...(['bespoke', 'function', 'disabled'] as const).map((state) => ({
      label: boothStateNames[state],
      value: count([state]),
    })),
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
      <DrawnOutNote
        picture={hall.background}
        floor={{ width, depth }}
        next={mayUpload ? <Link to={`/venue/plan?edit=${hall.id}`}>{say(texts.otherBackground)}</Link> : null}
      />
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
