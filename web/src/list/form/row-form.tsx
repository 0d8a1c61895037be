import { applies, draftRule, isBlank, type Row, rowRule } from '@fairground/domain/field'
import { listMessages } from '@fairground/domain/list'
import type { KeptList, KeptRow, ListRow, WireField } from '@fairground/wire/list'
import { Alert, Button, Form, type FormInstance, Input } from 'antd'
import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FormField } from '../../field'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import type { TextEntry } from '../../lib/text'
import { call } from '../../session/session'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaForm } from '../../ui/form/schema-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { announce } from '../announce'
import { leafPaths } from '../leaves'
import { listTexts } from '../list.texts'
import { publishingTexts, stepTexts } from '../publishing/publishing.texts'
import { useRowSteps, useTitleOf } from '../publishing/use-row-steps'
import { ConflictPanel } from './conflict-panel'
import styles from './form.module.css'
import { formTexts as texts } from './form.texts'
import { filledByPicker, isShort, putAt, startValues } from './form-fields'
import { type Contested, mergeRow, sameContent } from './row-merge'
import { SaveButtons, type Saving } from './save-buttons'
import { saveRow } from './save-row'
import { SimilarDialog } from './similar-dialog'
import { useDoubts } from './use-doubts'
import { useLeaving } from './use-leaving'
import { useSimilar } from './use-similar'

/** What most do with a row once it is there. */
export interface RowNext {
  words: TextEntry
  go: (id: string) => void
}

interface Props {
  list: KeptList
  form: FormInstance
  row: KeptRow | undefined
  fixed: Record<string, string>
  inputs?: Readonly<Record<string, ReactElement>> | undefined
  begun?: Record<string, string> | undefined
  next?: RowNext | undefined
  /** Where a form is a page of its own, it stays open, over the row as it was saved. */
  stays?: boolean
  onClose: () => void
  onDone: () => void
  onAdded?: ((id: string) => void) | undefined
}

type Values = Record<string, unknown>

/** No field of any row: what is to be known about the version that is saved. */
const noteField = 'versionNote'

/** The form of a list's definition, for a new row or one that is there. */
export function RowForm({ list, form, row, fixed, inputs, begun, next, stays = false, ...on }: Props) {
  const { onClose, onDone } = on
  const say = useSay()
  const kept = useKeptForm({
    form,
    // A row begun for one company must not open with what was typed about another.
    draftKey: [list.name, row?.id ?? 'new', ...Object.values(begun ?? {})].join('.'),
    version: row?.version,
    onClose,
    latest: rowMeanwhile,
  })
  const [base, setBase] = useState<KeptRow | undefined>(row)
  const [contested, setContested] = useState<Contested[]>([])
  // One id for as long as the form is open: sent again after a lost answer, the row is still one row.
  const [newId] = useState(newRequestId)
  const similar = useSimilar(list, row)
  const doubts = useDoubts(list, row)
  const steps = useRowSteps(list, onDone)
  const leaving = useLeaving(form, kept.draft, kept.cancel)
  const titleOf = useTitleOf(list)
  const intent = useRef<Saving>('save')
  const { fields, check, publishing, namedBy } = list
  // A draft may be unfinished; what is published is judged by the server, at the same places.
  const rule = useMemo(
    () => (publishing ? draftRule(fields, namedBy) : rowRule(fields, check)),
    [fields, check, publishing, namedBy],
  )
  const paths = useMemo(
    () => Object.entries(fields).flatMap(([name, field]) => leafPaths(name, field)),
    [fields],
  )
  /** Its hour came, or the panel beside was pressed: that is nobody's change of what is written here. */
  const follow = useEffectEvent((latest: KeptRow | undefined) => {
    if (!latest || !base || latest.version <= base.version || kept.conflict) return
    if (form.getFieldValue('basedOn') !== base.version || !sameContent(paths, base, latest)) return
    kept.accept(latest.version)
    setBase(latest)
  })
  useEffect(() => follow(row), [row])
  const opening = useMemo(() => startValues(fields, row, { ...begun, ...fixed }), [fields, row, begun, fixed])
  const typed: Partial<Row> = Form.useWatch([], form) ?? opening
  const filled = filledByPicker(fields)
  // Which of the fields apply is not known before the field they depend on is answered.
  const asked = (field: WireField) =>
    applies(field, typed) && !(field.when && isBlank(typed[field.when.field]))
  const unseen = (name: string) => filled.has(name) || name in fixed

  async function save(values: Values): Promise<void> {
    if (!(await similar.passes(values))) return
    if (!(await doubts.pass(values))) return
    const publish = intent.current === 'publish'
    if (publish && !(await steps.askToPublish(titleOf(values as ListRow)))) return
    const conflict = await kept.save((version) => {
      const which = row ? { id: row.id, version: version as number } : { newId }
      const note = publishing ? { note: (form.getFieldValue(noteField) as string | undefined) ?? '' } : {}
      return saveRow(list, which, { ...values, ...note, ...(publish ? { publish } : {}) })
    })
    if (conflict) return merge(values, conflict.latest)
    announce(
      'success',
      publish ? stepTexts.publish.done : row ? listMessages.edited : listMessages.added,
      undefined,
      next && !row ? { words: next.words, go: () => next.go(newId) } : undefined,
    )
    onDone()
    if (!stays) return onClose()
    if (!row) return on.onAdded?.(newId)
    const saved = await call(list.calls.find, { params: { id: row.id } })
    form.setFieldsValue({ ...startValues(fields, saved, {}), [noteField]: undefined })
    kept.accept(saved.version)
    setBase(saved)
    setContested([])
  }

  /** The refusal matters more than a failed look at the row, and than a row that is as it was. */
  async function rowMeanwhile(): Promise<KeptRow | undefined> {
    if (!row) return undefined
    const latest = await call(list.calls.find, { params: { id: row.id } }).catch(() => undefined)
    return latest?.version === form.getFieldValue('basedOn') ? undefined : latest
  }

  function merge(values: Values, latest: KeptRow): void {
    // A draft that was picked up again may be older than the row the form was opened with.
    const start = base?.version === form.getFieldValue('basedOn') ? base : undefined
    const merged = mergeRow(paths, start, values, latest)
    putAt(form, { ...merged.taken, basedOn: latest.version })
    setBase(latest)
    setContested(merged.contested)
  }

  return (
    <SchemaForm schema={rule} form={form} draft={kept.draft} initialValues={opening} onSubmit={save}>
      <KeptValue name="basedOn" />
      {kept.conflict ? (
        <ConflictPanel list={list} message={kept.conflict.message} contested={contested} form={form} />
      ) : null}
      {row?.state === 'published' ? (
        <Alert type="info" showIcon title={say(publishingTexts.live)} className={styles.live ?? ''} />
      ) : null}
      {Object.values(fields).some((field) => field.kind === 'bothLanguages' && !field.both) ? (
        <p className={styles.languagesNote}>{say(texts.languagesNote)}</p>
      ) : null}
      <div className={styles.fields}>
        {Object.entries(fields)
          .filter(([, field]) => asked(field))
          .map(([name, field], index) =>
            unseen(name) ? (
              <Form.Item key={name} name={name} hidden>
                <Input />
              </Form.Item>
            ) : (
              <div key={name} className={isShort(field) ? styles.short : undefined}>
                <FormField
                  fields={fields}
                  name={name}
                  keptLabel={String(row?.[`${name}Label`] ?? '')}
                  autoFocus={index === 0}
                  inviting
                >
                  {inputs?.[name]}
                </FormField>
              </div>
            ),
          )}
      </div>
      <div className={stays ? `${styles.actions} ${styles.stays}` : styles.actions}>
        {publishing ? (
          <Form.Item name={noteField} className={styles.note ?? ''}>
            <Input
              maxLength={200}
              placeholder={say(publishingTexts.note)}
              aria-label={say(publishingTexts.note)}
            />
          </Form.Item>
        ) : null}
        <Button onClick={stays ? () => void leaving.askToLeave() : kept.cancel}>
          {say(listTexts.cancel)}
        </Button>
        <SaveButtons
          list={list}
          onIntent={(saving) => {
            intent.current = saving
          }}
        />
      </div>
      {similar.question ? (
        <SimilarDialog list={list} editing={row !== undefined} {...similar.question} />
      ) : null}
      {doubts.holder}
      {leaving.holder}
      {steps.holder}
    </SchemaForm>
  )
}
