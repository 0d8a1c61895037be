import { calibrated, scalable } from '@fairground/floorplan/design/operations/calibrate'
import { toCentimetre } from '@fairground/floorplan/design/pieces'
import type { Question } from '@fairground/floorplan/design/tool'
import { useState } from 'react'
import { useSay } from '../../../lib/language'
import { useDesign, useEditor } from '../../design-context'
import { exactMetres } from '../measures'
import { ChoiceField } from '../side/fields'
import { AskingDialog } from './asking-dialog'
import styles from './dialogs.module.css'
import { dialogTexts as texts } from './dialogs.texts'
import { Figure } from './number-fields'

type Line = Extract<Question, { about: 'length' }>

/** How long a line over an underlay really is. */
export function LengthDialog({ line: { from, to }, onClose }: { line: Line; onClose: () => void }) {
  const say = useSay()
  const { editor, onlyViewed } = useDesign()
  const draft = useEditor((state) => state.draft)
  const underlays = scalable(draft)
  const selection = useEditor((state) => state.selection)
  const drawn = toCentimetre(Math.hypot(to.x - from.x, to.y - from.y))
  const [metres, setMetres] = useState(drawn)
  const [chosen, setChosen] = useState(
    () => (underlays.find(({ id }) => selection.has(id)) ?? underlays.at(-1))?.id,
  )

  function calibrate(): void {
    if (!chosen) return
    editor.change('calibrate', (draft) => calibrated(draft, chosen, from, to, metres), { select: [chosen] })
    editor.use('select')
    onClose()
  }

  return (
    <AskingDialog
      width={440}
      title={say(texts.lengthTitle)}
      onCancel={onClose}
      okText={say(texts.calibrate)}
      okButtonProps={{ disabled: !chosen || drawn === 0 || onlyViewed !== undefined }}
      onOk={calibrate}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{say(texts.lengthLead, { metres: exactMetres(drawn) })}</p>
        {underlays.length === 0 ? <p className={styles.bad}>{say(texts.noUnderlay)}</p> : null}
        {underlays.length > 1 ? (
          <ChoiceField
            label={texts.underlay}
            value={chosen}
            choices={underlays.map((one, place) => ({
              value: one.id,
              label: one.kind === 'underlay' ? one.title : say(texts.pictureNumber, { number: place + 1 }),
            }))}
            onChange={setChosen}
          />
        ) : null}
        <Figure
          label={texts.realLength}
          suffix="m"
          least={0.01}
          most={2000}
          step={0.1}
          value={metres}
          onChange={setMetres}
        />
      </div>
    </AskingDialog>
  )
}
