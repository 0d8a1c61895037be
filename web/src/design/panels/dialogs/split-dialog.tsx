import { type SplitRefusal, splitBooth } from '@fairground/floorplan/design/operations/merge'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useSay } from '../../../lib/language'
import { newRequestId } from '../../../lib/request-id'
import type { TextEntry } from '../../../lib/text'
import { useDesign, useEditor } from '../../design-context'
import { exactMetres } from '../measures'
import { FieldRow } from '../side/field-row'
import { AskingDialog } from './asking-dialog'
import styles from './dialogs.module.css'
import { dialogTexts as texts } from './dialogs.texts'
import { Figure } from './number-fields'

const refusals: Record<SplitRefusal, TextEntry> = {
  held: texts.splitHeld,
  locked: texts.splitLocked,
  tooSmall: texts.splitTooSmall,
}

/** Several booths of one; which of them stays what it was is said first. */
export function SplitDialog({ boothId, onClose }: { boothId: string; onClose: () => void }) {
  const say = useSay()
  const { editor, facts, onlyViewed } = useDesign()
  const draft = useEditor((state) => state.draft)
  const booth = draft.booths.find(({ id }) => id === boothId)
  const [along, setAlong] = useState<'x' | 'y'>(booth && booth.depth > booth.width ? 'y' : 'x')
  const [parts, setParts] = useState(2)
  if (!booth) return null
  const result = splitBooth(draft, boothId, { along, parts }, newRequestId, facts)

  function split(): void {
    if ('refused' in result) return
    editor.change('split', () => result.draft, { select: result.ids })
    onClose()
  }

  return (
    <AskingDialog
      width={440}
      title={say(texts.splitTitle, { code: booth.code })}
      onCancel={onClose}
      okText={say(texts.split)}
      okButtonProps={{ disabled: 'refused' in result || onlyViewed !== undefined }}
      onOk={split}
    >
      <div className={styles.form}>
        <FieldRow label={say(texts.splitAlong)}>
          <Segmented
            block
            value={along}
            options={[
              { value: 'x', label: say(texts.splitX) },
              { value: 'y', label: say(texts.splitY) },
            ]}
            onChange={setAlong}
          />
        </FieldRow>
        <Figure label={texts.parts} least={2} most={100} value={parts} onChange={setParts} />
        {'refused' in result ? (
          <p className={styles.bad} role="alert">
            {say(refusals[result.refused])}
          </p>
        ) : (
          <p className={styles.note}>
            {say(texts.splitEach, {
              width: exactMetres(along === 'x' ? booth.width / parts : booth.width),
              depth: exactMetres(along === 'y' ? booth.depth / parts : booth.depth),
              first: say(along === 'x' ? texts.leftOne : texts.topOne),
              code: booth.code || say(texts.none),
            })}
          </p>
        )}
      </div>
    </AskingDialog>
  )
}
