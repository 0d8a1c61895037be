import { role as roleRule } from '@fairground/domain/system'
import { addRole, editRole, type ListedRole } from '@fairground/wire/system/roles'
import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useUser } from '../../session/use-session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { systemAnnouncer } from '../announce'
import { KeptConflict } from '../kept-conflict'
import { systemTexts } from '../system.texts'
import { KeyPicker } from './key-picker'
import styles from './roles.module.css'
import { rolesTexts as texts } from './roles.texts'

interface Props {
  roles: ListedRole[]
  /** Without one a new role is made. */
  edited?: string
  onClose: () => void
}

export function RoleDialog({ roles, edited, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const [newId] = useState(newRequestId)
  const own = useUser().permissions
  const role = roles.find(({ id }) => id === edited)
  const kept = useKeptForm({
    form,
    draftKey: `system.role.${edited ?? 'new'}`,
    version: role?.version ?? 0,
    onClose,
  })
  return (
    <Modal
      open
      width={640}
      footer={null}
      mask={{ closable: false }}
      title={role ? say(systemTexts.editOf, { name: role[language] }) : say(texts.add)}
      onCancel={kept.cancel}
    >
      <KeptConflict form={form} kept={kept} />
      <SchemaForm
        schema={roleRule}
        form={form}
        name="role"
        draft={kept.draft}
        initialValues={{
          basedOn: role?.version ?? 0,
          zh: role?.zh ?? '',
          en: role?.en ?? '',
          note: role?.note ?? '',
          keys: role?.keys ?? [],
        }}
        onSubmit={async (values) => {
          try {
            await kept.save((version) =>
              edited
                ? call(editRole, { body: { ...values, id: edited, version } })
                : call(addRole, { body: { ...values, id: newId } }),
            )
          } finally {
            await refresh('people')
          }
          systemAnnouncer.announce('success', systemTexts.saved)
          onClose()
        }}
      >
        <KeptValue name="basedOn" />
        <div ref={content}>
          <div className={styles.pair}>
            <SchemaField name="zh" label={say(systemTexts.chinese)} counter>
              <Input lang="zh-CN" />
            </SchemaField>
            <SchemaField name="en" label={say(systemTexts.english)} counter>
              <Input lang="en" />
            </SchemaField>
          </div>
          <SchemaField name="note" label={say(texts.note)} counter>
            <Input />
          </SchemaField>
          {role || roles.length === 0 ? null : (
            <Form.Item label={say(texts.copyFrom)}>
              <Select
                allowClear
                aria-label={say(texts.copyFrom)}
                options={roles.map(({ id, ...one }) => ({ value: id, label: one[language] }))}
                onChange={(from?: string) => {
                  const found = roles.find(({ id }) => id === from)
                  // What somebody lacks could neither be given nor be unticked again.
                  if (found)
                    form.setFieldValue(
                      'keys',
                      found.keys.filter((key) => own.includes(key)),
                    )
                }}
              />
            </Form.Item>
          )}
          <SchemaField name="keys" label={say(texts.keys)}>
            <KeyPicker />
          </SchemaField>
        </div>
        <div className={styles.buttons}>
          <Button onClick={kept.cancel}>{say(systemTexts.cancel)}</Button>
          <SubmitButton>{say(systemTexts.save)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}
