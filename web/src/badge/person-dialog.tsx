import { knownPersonForm, newPersonForm, type PersonForm } from '@fairground/domain/badge'
import { addPerson, changePerson, type ListedPerson } from '@fairground/wire/badge'
import { Form, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { newRequestId } from '../lib/request-id'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'
import { PersonFields, usualPerson } from './person-fields'

interface Props {
  /** As it is known now; none for somebody new. */
  person: ListedPerson | undefined
  onClose: () => void
}

/**
 * Nothing of this form is kept on the computer: a document number has no business in a browser's storage. What somebody
 * else saved meanwhile is said by the server; the person in the list behind is then the newest, and so is its version.
 */
export function PersonDialog({ person, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  // The same however often this form is sent.
  const [newId] = useState(newRequestId)

  async function submit(values: PersonForm): Promise<void> {
    if (person) await call(changePerson, { body: { ...values, id: person.id, version: person.version } })
    else await call(addPerson, { body: { ...values, id: newId } })
    announce('success', texts.saved)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={person ? say(texts.editOf, { name: person.name }) : say(texts.add)}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={person ? knownPersonForm : newPersonForm}
        form={form}
        name="badge-person"
        initialValues={person ? known(person) : usualPerson(language)}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        {person && person.printing > 0 ? <p className={styles.note}>{say(texts.editPrinted)}</p> : null}
        <div ref={content} className={styles.fields}>
          <PersonFields masked={person?.identityMasked} />
        </div>
        <SubmitButton block>{say(texts.save)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

const known = ({ name, nameEn, post, mobile, identityKind, photoFileId }: ListedPerson) => ({
  name,
  nameEn,
  post,
  mobile,
  identityKind,
  photoFileId,
  identityNumber: '',
})
