import { type CoExhibitorValues, coExhibitorForm } from '@fairground/domain/co-exhibitor'
import { type ListedCoExhibitor, saveCoExhibitor } from '@fairground/wire/co-exhibitor'
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { newRequestId } from '../lib/request-id'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { LogoField } from './logo-field'
import { nameIn } from './tones'

interface Props {
  /** As it is known now; none for a new one. */
  one: ListedCoExhibitor | undefined
  onClose: () => void
}

const nothing: CoExhibitorValues = {
  nameZh: '',
  nameEn: '',
  country: '',
  contactName: '',
  contactPhone: '',
  website: '',
  introZh: '',
  introEn: '',
  logoFileId: null,
}
const lines = ['nameZh', 'nameEn', 'country', 'website', 'contactName', 'contactPhone'] as const

/** What somebody else saved meanwhile is said by the server; the list behind then has the newest. */
export function EditDialog({ one, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  // The same however often this form is sent.
  const [newId] = useState(newRequestId)

  async function submit(values: CoExhibitorValues): Promise<void> {
    const { id, version } = one ?? { id: newId, version: 0 }
    await call(saveCoExhibitor, { body: { ...values, id, version } })
    announce('success', texts.saved)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal
      open
      width={680}
      onCancel={onClose}
      footer={null}
      title={one ? say(texts.editOf, { name: nameIn(language, one) }) : say(texts.add)}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={coExhibitorForm}
        form={form}
        name="co-exhibitor"
        initialValues={{ ...nothing, ...one }}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        {one?.state === 'confirmed' ? <p className={styles.note}>{say(texts.editConfirmed)}</p> : null}
        <div ref={content} className={styles.fields}>
          {lines.map((name) => (
            <SchemaField key={name} name={name} label={say(texts[name])}>
              <Input />
            </SchemaField>
          ))}
          {(['introZh', 'introEn'] as const).map((name) => (
            <div key={name} className={styles.whole}>
              <SchemaField name={name} label={say(texts[name])} counter>
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
              </SchemaField>
            </div>
          ))}
          <div className={styles.whole}>
            <SchemaField name="logoFileId" label={say(texts.logo)}>
              <LogoField />
            </SchemaField>
          </div>
        </div>
        <SubmitButton block>{say(texts.save)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
