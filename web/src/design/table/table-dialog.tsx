import {
  type TableFault,
  type TakenTable,
  takeTable,
} from '@fairground/floorplan/design/operations/booth-table'
import { readBoothTable } from '@fairground/wire/design'
import { Alert, Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { sendFile } from '../../session/send-file'
import { failureText } from '../../ui/announce'
import { DropBox } from '../../ui/upload/drop-box'
import { FileInput } from '../../ui/upload/file-input'
import { useDesign } from '../design-context'
import dialog from '../underlay/underlay-dialog.module.css'
import { tableFaultNames, tableTexts as texts } from './table.texts'

type Stage =
  | { at: 'choosing'; fault?: string }
  | { at: 'reading' }
  | { at: 'judged'; outcome: TakenTable | { faults: TableFault[] } }

const mostShown = 200

/** Brings what booths are from a workbook into the draft, as one step that can be undone. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, onlyViewed } = useDesign()
  const types = useCodeList('exhibitType').data ?? []
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    setStage({ at: 'reading' })
    try {
      const { signal } = leaving.current
      const table = await sendFile(readBoothTable, file, { onProgress: () => undefined, signal })
      const exhibitTypes = Object.fromEntries(
        types.map(({ value, name, nameEn }) => [value, [value, name, nameEn]]),
      )
      setStage({ at: 'judged', outcome: takeTable(editor.get().draft, table, { exhibitTypes }) })
    } catch (error) {
      setStage({ at: 'choosing', fault: failureText(error, language) })
    }
  }

  function apply({ draft, changed }: TakenTable): void {
    editor.change('import', () => draft, { select: changed })
    onClose()
  }

  const outcome = stage.at === 'judged' ? stage.outcome : undefined
  const clean = outcome && 'draft' in outcome && outcome.changed.length > 0 ? outcome : undefined
  return (
    <Modal
      open
      title={say(texts.title)}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
          {outcome ? <Button onClick={() => setStage({ at: 'choosing' })}>{say(texts.again)}</Button> : null}
          {clean ? (
            <Button type="primary" disabled={onlyViewed !== undefined} onClick={() => apply(clean)}>
              {say(texts.take)}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={dialog.lead}>{say(texts.lead)}</p>
      {stage.at === 'choosing' ? (
        <DropBox className={dialog.drop} onFiles={(files) => void take(files)}>
          <FileInput ref={input} accept=".xlsx,.xls" onFiles={(files) => void take(files)} />
          <Button type="primary" onClick={() => input.current?.click()}>
            {say(texts.choose)}
          </Button>
          <span>{say(texts.drop)}</span>
          <small>{say(texts.kinds)}</small>
        </DropBox>
      ) : null}
      {stage.at === 'choosing' && stage.fault ? <Alert type="error" showIcon title={stage.fault} /> : null}
      {stage.at === 'reading' ? (
        <p className={dialog.busy} role="status">
          {say(texts.reading)}
        </p>
      ) : null}
      {outcome ? (
        'faults' in outcome ? (
          <Faults faults={outcome.faults} />
        ) : (
          <Changes taken={outcome} />
        )
      ) : null}
    </Modal>
  )
}

function Changes({ taken: { changed, ignored } }: { taken: TakenTable }) {
  const say = useSay()
  return (
    <section className={dialog.found}>
      <p>{changed.length > 0 ? say(texts.changes, { count: changed.length }) : say(texts.nothing)}</p>
      {ignored.length > 0 ? <p>{say(texts.ignored, { titles: ignored.join(', ') })}</p> : null}
    </section>
  )
}

function Faults({ faults }: { faults: readonly TableFault[] }) {
  const say = useSay()
  return (
    <section className={dialog.found}>
      <p>{say(texts.faults, { count: faults.length })}</p>
      <ul>
        {faults.slice(0, mostShown).map(({ row, kind, title, text }) => (
          <li key={`${row} ${title} ${kind}`}>
            {say(texts.fault, { row, title, text, why: say(tableFaultNames[kind]) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
