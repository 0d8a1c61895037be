import { Button, Form } from 'antd'
import { useSay } from '../../../lib/language'
import type { TextEntry } from '../../../lib/text'
import suffix from '../../fields/suffix-button.module.css'
import { type BasicsName, basicsTexts as texts } from './basics.texts'

interface Copy {
  label: TextEntry
  /** Field by field, where the answer stands already. */
  from: Partial<Record<BasicsName, BasicsName>>
}

const copies: Partial<Record<BasicsName, Copy>> = {
  mailingName: {
    label: texts.sameAsContact,
    from: { mailingName: 'contactName', mailingMobile: 'contactMobile' },
  },
  mailingDetail: { label: texts.sameAsRegistered, from: { mailingDetail: 'registeredAddress' } },
  invoiceAddress: { label: texts.sameAsRegistered, from: { invoiceAddress: 'registeredAddress' } },
}

/** Answers that are often the same as others need not be typed twice; nothing for all other fields. */
export function useSameAs(name: BasicsName) {
  const say = useSay()
  const form = Form.useFormInstance()
  const copy = copies[name]
  if (!copy) return undefined

  function fillIn(from: Copy['from']): void {
    form.setFields(
      Object.entries(from).map(([field, source]) => ({
        name: field,
        value: form.getFieldValue(source),
        touched: true,
        errors: [],
      })),
    )
  }

  return (
    <Button type="link" size="small" className={suffix.button ?? ''} onClick={() => fillIn(copy.from)}>
      {say(copy.label)}
    </Button>
  )
}
