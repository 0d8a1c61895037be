import {
  type CatalogueField,
  type CatalogueValues,
  catalogueForms,
  catalogueMessages,
} from '@fairground/domain/catalogue'
import { type OwnCatalogue, ownCatalogue, saveCatalogue } from '@fairground/wire/catalogue'
import { Button, Form } from 'antd'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useUser } from '../session/use-session'
import { ConflictNote } from '../ui/form/conflict-note'
import { KeptValue } from '../ui/form/kept-value'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useKeptForm } from '../ui/form/use-kept-form'
import { Panel } from '../ui/panel'
import { useCommand } from '../ui/use-command'
import { announce, catalogueAnnouncer } from './announce'
import styles from './catalogue.module.css'
import { catalogueTexts as texts } from './catalogue.texts'
import { EntryField } from './entry-fields'

const parts = [
  { id: 'zh', title: texts.chinese, fields: ['nameZh', 'addressZh', 'introZh'] },
  { id: 'en', title: texts.english, fields: ['nameEn', 'addressEn', 'introEn'] },
  { id: 'contact', title: texts.contact, fields: ['phone', 'email', 'website'] },
] as const satisfies readonly { id: string; title: object; fields: readonly CatalogueField[] }[]

/** The own language first; a draft may be unfinished, what is submitted is whole. What was typed outlives a reload. */
export function EntryForm({ own }: { own: OwnCatalogue }) {
  const say = useSay()
  const refresh = useRefresh()
  const { id, userType } = useUser()
  const [form] = Form.useForm()
  const { busy, run } = useCommand(catalogueAnnouncer)
  const kept = useKeptForm({
    form,
    draftKey: `catalogue.${id}`,
    version: own.version,
    onClose: () => form.setFieldsValue({ ...own.values, basedOn: own.version }),
    latest: () => call(ownCatalogue, {}),
  })
  const { conflict } = kept
  const [zh, en, contact] = parts
  const ordered = userType === 'ENG' ? [en, zh, contact] : [zh, en, contact]

  async function send(values: CatalogueValues, submit: boolean): Promise<void> {
    let saved = 0
    const overtaken = await kept.save(async (version) => {
      saved = (await call(saveCatalogue, { body: { version, submit, values: valuesOf(values) } })).version
    })
    if (overtaken) return
    form.setFieldValue('basedOn', saved)
    announce('success', submit ? catalogueMessages.submitted : catalogueMessages.saved)
    await refresh('ownSignUp')
  }

  function takeOver({ values, version }: OwnCatalogue): void {
    form.setFieldsValue(values)
    kept.accept(version)
  }

  return (
    <SchemaForm
      schema={catalogueForms[userType]}
      form={form}
      name="catalogue"
      draft={kept.draft}
      initialValues={{ ...own.values, basedOn: own.version }}
      onSubmit={(values) => send(values as CatalogueValues, true)}
    >
      {conflict ? (
        <ConflictNote
          title={conflict.message}
          choices={{
            theirs: { label: texts.theirs, onChoose: () => takeOver(conflict.latest) },
            mine: { label: texts.mine, onChoose: () => kept.accept(conflict.latest.version) },
          }}
        />
      ) : null}
      <div className={styles.parts}>
        {ordered.map((part) => (
          <Panel key={part.id} id={`catalogue-${part.id}`} title={say(part.title)}>
            <div className={styles.fields}>
              {part.fields.map((field) => (
                <EntryField key={field} field={field} />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <KeptValue name="basedOn" />
      {own.state === 'approved' ? <p className={styles.note}>{say(texts.again)}</p> : null}
      <div className={styles.actions}>
        <Button onClick={kept.cancel}>{say(texts.discard)}</Button>
        <Button
          loading={busy}
          onClick={() => void run(() => send(form.getFieldsValue() as CatalogueValues, false))}
        >
          {say(texts.save)}
        </Button>
        <SubmitButton>{say(texts.submit)}</SubmitButton>
      </div>
    </SchemaForm>
  )
}

/** Fields nobody has touched say nothing. */
const valuesOf = (given: Partial<CatalogueValues>): CatalogueValues => ({
  nameZh: given.nameZh ?? '',
  nameEn: given.nameEn ?? '',
  introZh: given.introZh ?? '',
  introEn: given.introEn ?? '',
  addressZh: given.addressZh ?? '',
  addressEn: given.addressEn ?? '',
  phone: given.phone ?? '',
  email: given.email ?? '',
  website: given.website ?? '',
})
