import { signUpPdf } from '@fairground/wire/company/pdf'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../lib/language'
import { sayIn } from '../lib/text'
import { download } from '../session/download'
import { notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts as texts } from './ui.texts'

/** The sign-up as a document, in the language it was written in. Without a company, the reader's own. */
export function SignUpPdfButton({ companyId }: { companyId?: string | undefined }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  // A second click while the first document is being made would only make the server make it twice.
  const running = useRef(false)
  async function start(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await download(signUpPdf, { query: { companyId } })
    } catch (error) {
      if (!endReasonOf(error)) explain(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void start()}>
      {say(busy ? texts.exportingPdf : texts.exportPdf)}
    </Button>
  )
}

function explain(error: unknown): void {
  const refused = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : ''
  const unreachable = error instanceof CallFailure && error.code === 'unreachable'
  notices.announce({
    key: 'sign-up-pdf',
    tone: 'error',
    text: (language) => refused || sayIn(language)(unreachable ? texts.unreachable : texts.exportPdfFailed),
  })
}
