import { applies, isBlank, type Row, rowRule } from '@fairground/domain/field'
import { listMessages } from '@fairground/domain/list'
import type { KeptList, ListRow, WireField } from '@fairground/wire/list'
import { Button, Form, type FormInstance, Input } from 'antd'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { announce } from '../announce'
import { listTexts } from '../list.texts'
import { type Conflict, ConflictPanel } from './conflict-panel'
import styles from './form.module.css'
import { dependentsOf, filledByPicker, isShort, startValues } from './form-fields'
import { RowField } from './row-field'
import { mergeRow } from './row-merge'
import { saveRow } from './save-row'
import { SimilarDialog } from './similar-dialog'
import { useDoubts } from './use-doubts'
import { useSimilar } from './use-similar'

interface Props {
  list: KeptList
  form: FormInstance
  row: ListRow | undefined
  fixed: Record<string, string>
  onClose: () => void
  onDone: () => void
}

type Values = Record<string, unknown>

/** The form of a list's definition, for a new row or one that is there. */
export function RowForm({ list, form, row, fixed, onClose, onDone }: Props) {
  const say = useSay()
  const draft = useDraft(`${list.name}.${row?.id ?? 'new'}`, form)
  const [base, setBase] = useState<ListRow | undefined>(row)
  const [conflict, setConflict] = useState<Conflict>()
  // One id for as long as the form is open: sent again after a lost answer, the row is still one row.
  const [newId] = useState(newRequestId)
  const similar = useSimilar(list, row)
  const doubts = useDoubts(list, row)
  const { fields, check } = list
  const rule = useMemo(
    () => rowRule(fields, check).safeExtend({ version: z.int().optional() }),
    [fields, check],
  )
  const opening = useMemo(() => startValues(fields, row, fixed), [fields, row, fixed])
  const typed: Partial<Row> = Form.useWatch([], form) ?? opening
  const filled = filledByPicker(fields)
  // Which of the fields apply is not known before the field they depend on is answered.
  const asked = (field: WireField) =>
    applies(field, typed) && !(field.when && isBlank(typed[field.when.field]))
  const unseen = (name: string) => filled.has(name) || name in fixed

  async function save(values: Values): Promise<void> {
    if (!(await similar.passes(values))) return
    if (!(await doubts.pass(values))) return
    const saved = await saveRow(list, row ? { id: row.id } : { newId }, values)
    if ('latest' in saved) {
      const { latest, message } = saved
      // A draft that was picked up again may be older than the row the form was opened with.
      const start = base?.version === values.version ? base : undefined
      const { taken, contested } = mergeRow(Object.keys(fields), start, values, latest)
      form.setFieldsValue({ ...taken, version: latest.version })
      setBase(latest)
      setConflict({ message, contested, latest })
      return
    }
    draft.saved()
    announce('success', row ? listMessages.edited : listMessages.added)
    onDone()
    onClose()
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  return (
    // The draft is let go only once the row is really saved: a question on the way is no end yet.
    <SchemaForm
      schema={rule}
      form={form}
      draft={{ ...draft, saved: () => undefined }}
      initialValues={opening}
      onSubmit={save}
    >
      <Form.Item name="version" hidden>
        <Input />
      </Form.Item>
      {conflict ? <ConflictPanel list={list} conflict={conflict} form={form} /> : null}
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
                <RowField
                  name={name}
                  field={field}
                  keptLabel={String(row?.[`${name}Label`] ?? '')}
                  clears={dependentsOf(fields, name)}
                  focused={index === 0}
                />
              </div>
            ),
          )}
      </div>
      <div className={styles.actions}>
        <Button onClick={cancel}>{say(listTexts.cancel)}</Button>
        <SubmitButton>{say(listTexts.save)}</SubmitButton>
      </div>
      {similar.question ? (
        <SimilarDialog list={list} editing={row !== undefined} {...similar.question} />
      ) : null}
      {doubts.holder}
    </SchemaForm>
  )
}
