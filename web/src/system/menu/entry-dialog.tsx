import { menuEntry, menuIcons } from '@fairground/domain/system'
import { editMenuEntry, type ManagedEntry } from '@fairground/wire/system/menu'
import { Button, Form, Input, Modal, Radio } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { menuIcon } from '../../ui/menu-icons'
import { systemAnnouncer } from '../announce'
import { KeptConflict } from '../kept-conflict'
import { systemTexts } from '../system.texts'
import styles from './menu.module.css'
import { menuTexts as texts } from './menu.texts'

/** The words of an entry, and the sign of one at the top. */
export function EntryDialog({ entry, onClose }: { entry: ManagedEntry; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { module, route, version, zh, en, icon, enabled, shipped, parent } = entry
  const kept = useKeptForm({ form, draftKey: `system.menu.${module}.${route}`, version, onClose })
  return (
    <Modal
      open
      footer={null}
      mask={{ closable: false }}
      title={say(systemTexts.editOf, { name: entry[language] })}
      onCancel={kept.cancel}
    >
      <KeptConflict form={form} kept={kept} />
      <SchemaForm
        schema={menuEntry}
        form={form}
        name="menu-entry"
        draft={kept.draft}
        initialValues={{ basedOn: version, zh, en, icon, enabled }}
        onSubmit={async (values) => {
          try {
            await kept.save((basedOn) =>
              call(editMenuEntry, { body: { ...values, module, route, version: basedOn } }),
            )
          } finally {
            await refresh('menu')
          }
          systemAnnouncer.announce('success', systemTexts.saved)
          onClose()
        }}
      >
        <KeptValue name="basedOn" />
        <KeptValue name="enabled" />
        <div ref={content}>
          <SchemaField
            name="zh"
            label={say(systemTexts.chinese)}
            hint={say(texts.defaultIs, { name: shipped.zh })}
            counter
          >
            <Input lang="zh-CN" />
          </SchemaField>
          <SchemaField
            name="en"
            label={say(systemTexts.english)}
            hint={say(texts.defaultIs, { name: shipped.en })}
            counter
          >
            <Input lang="en" />
          </SchemaField>
          {parent === null ? (
            <SchemaField name="icon" label={say(texts.icon)}>
              <Radio.Group
                optionType="button"
                options={menuIcons.map((value) => ({
                  value,
                  label: <span title={value}>{menuIcon(value)}</span>,
                }))}
              />
            </SchemaField>
          ) : (
            <KeptValue name="icon" />
          )}
        </div>
        <div className={styles.buttons}>
          <Button onClick={kept.cancel}>{say(systemTexts.cancel)}</Button>
          <SubmitButton>{say(systemTexts.save)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}
