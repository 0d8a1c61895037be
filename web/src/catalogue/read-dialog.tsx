import { type CatalogueField, catalogueFieldNames, catalogueFields } from '@fairground/domain/catalogue'
import { decideCatalogue, type EntryToRead, findCatalogueEntry } from '@fairground/wire/catalogue'
import { Alert, Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { StoredPicture } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { useCall } from '../session/use-call'
import { useMayCall } from '../session/use-session'
import { failureText } from '../ui/announce'
import { useDialogFocus } from '../ui/dialog-focus'
import { EmptyState } from '../ui/empty-state'
import { PartSkeleton } from '../ui/part-skeleton'
import { StatusTag } from '../ui/status-tag'
import { announce } from './announce'
import styles from './catalogue.module.css'
import { catalogueTexts as texts } from './catalogue.texts'

interface Props {
  company: { companyId: string; companyName: string }
  onClose: () => void
}

/** What was handed in on the left, what the catalogue will say on the right. */
export function ReadDialog({ company, onClose }: Props) {
  const say = useSay()
  const { companyId, companyName } = company
  const entry = useCall(findCatalogueEntry, { query: { companyId } }, { staleTime: Infinity, gcTime: 0 })
  return (
    <Modal
      open
      width={960}
      onCancel={onClose}
      footer={null}
      title={say(texts.readOf, { company: companyName })}
      mask={{ closable: false }}
    >
      {entry.data === undefined ? (
        <PartSkeleton rows={6} />
      ) : entry.data === null ? (
        <EmptyState title={say(texts.nothingGiven)} />
      ) : (
        <Reading entry={entry.data} onClose={onClose} />
      )}
    </Modal>
  )
}

function Reading({ entry, onClose }: { entry: EntryToRead; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const content = useDialogFocus()
  const mayDecide = useMayCall(decideCatalogue)
  const [values, setValues] = useState(entry.values)
  const [remark, setRemark] = useState(entry.remark)
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { companyId, companyName, version, given, logoFileId } = entry

  async function decide(approved: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    setComplaint(undefined)
    try {
      await call(decideCatalogue, { body: { companyId, version, approved, remark, values } })
      announce('success', approved ? texts.approved : texts.returnedDone)
      onClose()
    } catch (error) {
      if (!endReasonOf(error)) setComplaint(failureText(error, language))
    } finally {
      setBusy(false)
      await refresh('signUps')
    }
  }

  return (
    <div ref={content} className={styles.reading}>
      <div className={styles.logo}>
        {logoFileId ? (
          <StoredPicture fileId={logoFileId} name={say(texts.logoOf, { company: companyName })} />
        ) : null}
        <p className={styles.label}>{say(logoFileId ? texts.logoPrinted : texts.logoAbsent)}</p>
      </div>
      {catalogueFields.map((field) => (
        <Side
          key={field}
          field={field}
          given={given[field]}
          now={values[field]}
          editable={mayDecide}
          onChange={(text) => setValues({ ...values, [field]: text })}
        />
      ))}
      <div aria-live="assertive">{complaint ? <Alert type="error" showIcon title={complaint} /> : null}</div>
      {mayDecide ? (
        <>
          <label htmlFor="catalogue-remark">{say(texts.remark)}</label>
          <Input.TextArea
            id="catalogue-remark"
            value={remark}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setRemark(target.value)}
          />
          <p className={styles.note}>{say(texts.remarkHint)}</p>
          <div className={styles.actions}>
            <Button danger loading={busy} onClick={() => void decide(false)}>
              {say(texts.return)}
            </Button>
            <Button type="primary" loading={busy} onClick={() => void decide(true)}>
              {say(texts.approve)}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}

interface SideProps {
  field: CatalogueField
  given: string
  now: string
  editable: boolean
  onChange: (text: string) => void
}

function Side({ field, given, now, editable, onChange }: SideProps) {
  const say = useSay()
  const id = `catalogue-read-${field}`
  return (
    <div className={styles.side}>
      <div>
        <p className={styles.label}>{say(catalogueFieldNames[field])}</p>
        <p className={styles.given}>{given || '–'}</p>
      </div>
      <div>
        <label htmlFor={id} className={styles.label}>
          {say(catalogueFieldNames[field])} {say(texts.now)}{' '}
          {now === given ? null : <StatusTag tone="warn">{say(texts.changed)}</StatusTag>}
        </label>
        <Input.TextArea
          id={id}
          value={now}
          readOnly={!editable}
          autoSize={{ minRows: 1, maxRows: 12 }}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}
