import type { uploadInvoiceFile } from '@fairground/wire/payment/invoice'
import type { uploadVoucherFile } from '@fairground/wire/payment/own'
import { useSay } from '../lib/language'
import { documents } from '../ui/upload/file-kinds'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import { paymentTexts as texts } from './payment.texts'

interface Props extends UploadValue {
  endpoint: typeof uploadVoucherFile | typeof uploadInvoiceFile
  /** What the paper is about. */
  about: Record<string, string>
}

/** A bank's paper or an invoice, kept by the id of its file. */
export function PaperFile({ about, ...given }: Props) {
  const say = useSay()
  return (
    <UploadField
      {...given}
      body={about}
      takes={documents}
      mostMegabytes={5}
      storedAs={({ fileId, name }) => ({ id: fileId, name })}
      hint={say(texts.paperHint)}
      said={(there, name = '') => (there ? say(texts.paperStored, { name }) : undefined)}
    />
  )
}
