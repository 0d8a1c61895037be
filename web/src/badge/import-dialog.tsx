import { FileExcelOutlined } from '@ant-design/icons'
import type { BadgePerson } from '@fairground/domain/badge'
import {
  type CheckedPeople,
  type CheckedRow,
  checkPeople,
  importPeople,
  peopleTemplate,
} from '@fairground/wire/badge'
import { Alert, Button, Modal, Upload } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { newRequestId } from '../lib/request-id'
import { useRefresh } from '../session/freshness'
import { sendFile } from '../session/send-file'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { failureText } from '../ui/announce'
import { useFocusBack } from '../ui/dialog-focus'
import { ExportButton } from '../ui/export-button'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { announce, badgeAnnouncer } from './announce'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'

/** A workbook is judged first, shown row by row, and written only when somebody says so. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const [checking, setChecking] = useState<string>()
  const [complaint, setComplaint] = useState<string>()
  const [checked, setChecked] = useState<CheckedPeople>()
  useFocusBack()

  async function check(file: File): Promise<void> {
    setChecking(file.name)
    setComplaint(undefined)
    try {
      const signal = new AbortController().signal
      setChecked(await sendFile(checkPeople, file, { signal, onProgress: () => undefined }))
    } catch (error) {
      if (!endReasonOf(error)) setComplaint(failureText(error, language))
    } finally {
      setChecking(undefined)
    }
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      width={checked ? 860 : 520}
      title={say(texts.import)}
      mask={{ closable: false }}
    >
      {checked ? (
        <Checked checked={checked} onAnother={() => setChecked(undefined)} onClose={onClose} />
      ) : (
        <div className={styles.pick}>
          <p>{say(texts.importLead)}</p>
          <div>
            <ExportButton endpoint={peopleTemplate} given={{}} label={texts.template} />
          </div>
          <div aria-live="assertive">
            {complaint ? <Alert type="error" showIcon title={complaint} /> : null}
          </div>
          <Upload.Dragger
            accept=".xlsx,.xls"
            multiple={false}
            showUploadList={false}
            disabled={checking !== undefined}
            beforeUpload={(file) => {
              void check(file)
              return false
            }}
          >
            <p className={styles.dropIcon}>
              <FileExcelOutlined aria-hidden />
            </p>
            <p>{say(texts.dropHere)}</p>
            <p className={styles.note}>{say(texts.formats)}</p>
          </Upload.Dragger>
          <div role="status">{checking ? say(texts.checking, { name: checking }) : null}</div>
        </div>
      )}
    </Modal>
  )
}

interface CheckedProps {
  checked: CheckedPeople
  onAnother: () => void
  onClose: () => void
}

function Checked({ checked: { rows, problem }, onAnother, onClose }: CheckedProps) {
  const say = useSay()
  const refresh = useRefresh()
  const { busy, run } = useCommand(badgeAnnouncer)
  const [importId] = useState(newRequestId)
  const bad = rows.filter(({ faults }) => faults.length > 0).length
  const sound = bad === 0 && problem === null

  async function apply(): Promise<void> {
    const people = rows.map(({ values }) => values as BadgePerson)
    const done = await run(
      async () => {
        const { added } = await call(importPeople, { body: { id: importId, people } })
        announce('success', texts.imported, () => ({ count: added }))
      },
      { after: () => refresh('ownSignUp') },
    )
    if (done) onClose()
  }

  return (
    <div className={styles.pick}>
      {problem ? <Alert type="error" showIcon title={problem} /> : null}
      {bad > 0 ? <Alert type="warning" showIcon title={say(texts.someBad, { bad })} /> : null}
      {sound ? <Alert type="success" showIcon title={say(texts.allGood, { count: rows.length })} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.tableFrame} tabIndex={0} aria-label={say(texts.result)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[texts.row, texts.name, texts.post, texts.mobile, texts.identityNumber, texts.result].map(
                (title) => (
                  <th key={title.zh} scope="col">
                    {say(title)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.buttons}>
        <Button type={sound ? 'default' : 'primary'} onClick={onAnother}>
          {say(texts.another)}
        </Button>
        {sound ? (
          <Button type="primary" loading={busy} onClick={() => void apply()}>
            {say(texts.apply, { count: rows.length })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Row({ row: { row, values, faults } }: { row: CheckedRow }) {
  const say = useSay()
  return (
    <tr className={faults.length > 0 ? styles.badRow : undefined}>
      <td>{row}</td>
      <td>
        {values.name}
        {values.nameEn ? <span className={styles.note}> {values.nameEn}</span> : null}
      </td>
      <td>{values.post}</td>
      <td>{values.mobile}</td>
      <td>
        <code>{values.identityNumber}</code>
      </td>
      <td>
        {faults.length === 0 ? (
          <StatusTag tone="ok">{say(texts.fine)}</StatusTag>
        ) : (
          <ul className={styles.faults}>
            {faults.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
