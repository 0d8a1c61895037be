import { signUpPdf } from '@fairground/wire/company/pdf'
import { ExportButton } from '../ui/export-button'
import { signUpTexts as texts } from './sign-up.texts'

/** The sign-up as a document, in the language it was written in. Without a company, the reader's own. */
export const SignUpPdfButton = ({ companyId }: { companyId?: string | undefined }) => (
  <ExportButton
    endpoint={signUpPdf}
    given={{ query: { companyId } }}
    label={texts.exportPdf}
    busyLabel={texts.exportingPdf}
  />
)
