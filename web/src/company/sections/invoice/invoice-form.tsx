import { invoiceForms, invoiceMessages, strictChineseInvoice } from '@fairground/domain/company/sections'
import { type InvoiceRecord, saveInvoice } from '@fairground/wire/company/invoice'
import { Form } from 'antd'
import { useCheckDigitRule } from '../../../credit-code'
import { call } from '../../../session/session'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { SectionView } from '../section-view'
import { ChineseInvoiceFields } from './chinese-invoice-fields'
import { invoiceValues } from './invoice-values'
import { OverseasInvoiceFields } from './overseas-invoice-fields'

export function InvoiceForm({ record, start, frame }: SectionFormProps<InvoiceRecord>) {
  const [form] = Form.useForm()
  const { variant } = frame
  const checkDigit = useCheckDigitRule()
  return (
    <SectionForm
      section="invoice"
      frame={frame}
      form={form}
      schema={variant === 'CHN' && checkDigit === 'enforce' ? strictChineseInvoice : invoiceForms[variant]}
      record={record}
      initialValues={invoiceValues(start ?? record, variant)}
      send={(values, basedOn) => call(saveInvoice, { body: { ...values, ...frame.about, basedOn } })}
      messages={invoiceMessages}
      latest={<SectionView section="invoice" record={record} variant={variant} />}
    >
      {variant === 'CHN' ? <ChineseInvoiceFields form={form} /> : <OverseasInvoiceFields />}
    </SectionForm>
  )
}
