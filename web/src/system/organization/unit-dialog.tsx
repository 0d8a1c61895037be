import { orgUnit, withAllBelow } from '@fairground/domain/system'
import { addUnit, editUnit, type ListedUnit } from '@fairground/wire/system/organization'
import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { systemAnnouncer } from '../announce'
import { KeptConflict } from '../kept-conflict'
import { systemTexts } from '../system.texts'
import styles from './organization.module.css'
import { organizationTexts as texts } from './organization.texts'

interface Props {
  units: ListedUnit[]
  asked: { edit: string } | { below: string | null }
  onClose: () => void
}

export function UnitDialog({ units, asked, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const [newId] = useState(newRequestId)
  const unit = 'edit' in asked ? units.find(({ id }) => id === asked.edit) : undefined
  const kept = useKeptForm({
    form,
    draftKey: `system.unit.${JSON.stringify(asked)}`,
    version: unit?.version ?? 0,
    onClose,
  })
  const within = unit ? withAllBelow(units, unit.id) : []
  return (
    <Modal
      open
      footer={null}
      mask={{ closable: false }}
      title={
        unit ? say(systemTexts.editOf, { name: (language === 'en' && unit.en) || unit.zh }) : say(texts.add)
      }
      onCancel={kept.cancel}
    >
      <KeptConflict form={form} kept={kept} />
      <SchemaForm
        schema={orgUnit}
        form={form}
        name="unit"
        draft={kept.draft}
        initialValues={{
          basedOn: unit?.version ?? 0,
          zh: unit?.zh ?? '',
          en: unit?.en ?? '',
          parentId: (unit ? unit.parentId : 'below' in asked ? asked.below : null) ?? undefined,
        }}
        onSubmit={async (values) => {
          try {
            await kept.save((version) =>
              'edit' in asked
                ? call(editUnit, { body: { ...values, id: asked.edit, version } })
                : call(addUnit, { body: { ...values, id: newId } }),
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
          <SchemaField name="zh" label={say(systemTexts.chinese)}>
            <Input lang="zh-CN" />
          </SchemaField>
          <SchemaField name="en" label={say(systemTexts.english)}>
            <Input lang="en" />
          </SchemaField>
          <SchemaField name="parentId" label={say(texts.parent)}>
            <Select
              allowClear
              placeholder={say(texts.top)}
              showSearch={{ optionFilterProp: 'label' }}
              options={units
                .filter(({ id }) => !within.includes(id))
                .map((one) => ({ value: one.id, label: (language === 'en' && one.en) || one.zh }))}
            />
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
