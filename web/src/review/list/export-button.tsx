import { CallFailure } from '@fairground/wire/kernel/client'
import { exportSignUps, type SignUpSearch } from '@fairground/wire/review'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { sayIn } from '../../lib/text'
import { download } from '../../session/download'
import { notices } from '../../session/notices'
import { endReasonOf } from '../../session/session-store'
import { uiTexts } from '../../ui/ui.texts'
import { reviewTexts as texts } from '../review.texts'

/** The workbook holds what is looked for now, all pages of it. */
export function ExportButton({ search }: { search: SignUpSearch }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  // A second click while the first file is being written would only make the server write it twice.
  const running = useRef(false)
  async function start(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await download(exportSignUps, { query: search })
    } catch (error) {
      if (!endReasonOf(error)) explain(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void start()}>
      {say(busy ? texts.exporting : texts.export)}
    </Button>
  )
}

function explain(error: unknown): void {
  const failure = error instanceof CallFailure ? error : undefined
  const text = failure?.code === 'unreachable' ? uiTexts.unreachable : texts.exportFailed
  notices.announce({
    key: 'review-export',
    tone: 'error',
    text: (language) =>
      failure && failure.code !== 'unreachable' && failure.message ? failure.message : sayIn(language)(text),
  })
}
