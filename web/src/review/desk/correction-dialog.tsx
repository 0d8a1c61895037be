import { type Correction, correction, correctionMessages } from '@fairground/domain/review'
import { Alert, Checkbox, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { formatWindow } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import type { SignUp } from '../detail/use-sign-up'
import { announce } from './announce'
import styles from './correction-dialog.module.css'
import { deskTexts as texts } from './desk.texts'

const asked = correction.pick({ reason: true })

interface Props {
  company: SignUp['company']
  onCorrect: (correction: Correction) => Promise<void>
  onClose: () => void
  onCorrected: () => Promise<void>
}

/** The way back from a mistaken decision, with all that hangs on it named. */
export function CorrectionDialog({ company, onCorrect, onClose, onCorrected }: Props) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const [form] = Form.useForm<Pick<Correction, 'reason'>>()
  const [known, setKnown] = useState(false)
  const { contract, window } = company
  const booths = company.booths.map(({ code }) => code)
  const separator = language === 'en' ? ', ' : '、'
  const hanging = [
    ...(booths.length > 0 ? [say(texts.hangingBooths, { booths: booths.join(separator) })] : []),
    ...(window
      ? [
          say(texts.hangingWindow, {
            window: formatWindow(window.startsAt, window.endsAt, { language, timeZone }),
          }),
        ]
      : []),
  ]

  async function takeBack({ reason }: Pick<Correction, 'reason'>): Promise<void> {
    await onCorrect({ reason, knowing: { booths, window: window !== null } })
    announce('success', correctionMessages.done)
    onClose()
    await onCorrected()
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.correctTitle)}>
      {contract ? (
        <Alert type="error" showIcon title={say(texts.correctContract, { number: contract })} />
      ) : (
        <SchemaForm schema={asked} form={form} marks={false} name="correction" onSubmit={takeBack}>
          <p className={styles.note}>{say(texts.correctNote)}</p>
          {hanging.length > 0 ? (
            <div className={styles.hanging}>
              <p>{say(texts.hanging)}</p>
              <ul>
                {hanging.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <Checkbox checked={known} onChange={({ target }) => setKnown(target.checked)}>
                {say(texts.hangingSeen)}
              </Checkbox>
            </div>
          ) : null}
          <SchemaField name="reason" label={say(texts.correctReason)} counter>
            <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} />
          </SchemaField>
          <SubmitButton block disabled={hanging.length > 0 && !known}>
            {say(texts.correct)}
          </SubmitButton>
        </SchemaForm>
      )}
    </Modal>
  )
}
