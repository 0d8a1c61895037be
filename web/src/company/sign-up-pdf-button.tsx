import { signUpPdf } from '@fairground/wire/company/pdf'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { useDownload } from '../ui/use-download'
import { signUpTexts as texts } from './sign-up.texts'

/** The sign-up as a document, in the language it was written in. Without a company, the reader's own. */
export function SignUpPdfButton({ companyId }: { companyId?: string | undefined }) {
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <Button loading={busy} onClick={() => void start(signUpPdf, { query: { companyId } })}>
      {say(busy ? texts.exportingPdf : texts.exportPdf)}
    </Button>
  )
}
