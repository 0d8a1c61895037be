import { identityKindNames, requestKindNames } from '@fairground/domain/badge'
import { type DeskRequest, decideRequest } from '@fairground/wire/badge/requests'
import { Alert, Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { endReasonOf } from '../../session/session-store'
import { failureText } from '../../ui/announce'
import { useDialogFocus } from '../../ui/dialog-focus'
import { announce } from '../announce'
import styles from '../badge.module.css'
import { photoAddress } from '../photo-address'
import { adjustmentTexts as texts } from './adjustment.texts'
import { useRequestWords } from './use-request-words'

/** Everything a decision rests on, and both answers. */
export function DecideDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const content = useDialogFocus()
  const field = useId()
  const { who } = useRequestWords()
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { id, companyName, kind, post, identityKind, identityMasked, photoFileId, left } = request

  async function decide(approved: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    setComplaint(undefined)
    try {
      await call(decideRequest, { body: { id, approved, reason } })
      announce('success', approved ? texts.approved : texts.refused)
      onClose()
    } catch (error) {
      if (!endReasonOf(error)) setComplaint(failureText(error, language))
    } finally {
      setBusy(false)
      await refresh('signUps')
    }
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={say(texts.decideOf, { company: companyName })}
      mask={{ closable: false }}
    >
      <div ref={content} className={styles.pick}>
        <div className={styles.decision}>
          {photoFileId ? (
            <img className={styles.photo} src={photoAddress(photoFileId)} alt={who(request)} />
          ) : null}
          <div className={styles.facts}>
            <h3>
              {requestKindNames[kind][language]} {who(request)}
            </h3>
            {post ? <p>{post}</p> : null}
            {identityKind ? (
              <p>
                {identityKindNames[identityKind][language]} <code>{identityMasked}</code>
              </p>
            ) : null}
            <p>{say(texts.reasonIs, { reason: request.reason })}</p>
            {kind === 'add' ? (
              <p>
                {say(texts.left)} {left}
              </p>
            ) : null}
          </div>
        </div>
        <div aria-live="assertive">
          {complaint ? <Alert type="error" showIcon title={complaint} /> : null}
        </div>
        <label htmlFor={field}>{say(texts.answer)}</label>
        <Input.TextArea
          id={field}
          value={reason}
          maxLength={200}
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.note}>{say(texts.answerHint)}</p>
        <div className={styles.buttons}>
          <Button type="primary" loading={busy} onClick={() => void decide(true)}>
            {say(texts.approve)}
          </Button>
          <Button danger loading={busy} onClick={() => void decide(false)}>
            {say(texts.refuse)}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
