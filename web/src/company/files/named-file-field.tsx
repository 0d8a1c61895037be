import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { type FileFacts, FileField } from './file-field'

interface Props extends Omit<ComponentProps<typeof FileField>, 'facts' | 'onFacts'> {
  /** Where in the form they stand. */
  factsAt: string | (string | number)[]
}

/** Its name and kind stand in the form beside it, so that a draft can show them again. */
export function NamedFileField({ factsAt, ...field }: Props) {
  const form = Form.useFormInstance()
  const facts: FileFacts | undefined = Form.useWatch(factsAt, form)
  return <FileField {...field} facts={facts} onFacts={(next) => form.setFieldValue(factsAt, next)} />
}
