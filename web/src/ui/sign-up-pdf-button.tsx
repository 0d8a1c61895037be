import { signUpPdf } from '@fairground/wire/company/pdf'
import { ExportButton } from './export-button'
import { uiTexts as texts } from './ui.texts'

/** The sign-up as a document, in the language it was written in. Without a company, the reader's own. */
export const SignUpPdfButton = ({ companyId }: { companyId?: string | undefined }) => (
  <ExportButton
    endpoint={signUpPdf}
    given={{ query: { companyId } }}
    label={texts.exportPdf}
    busyLabel={texts.exportingPdf}
  />
)
