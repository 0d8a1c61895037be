import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons'
import type { AttachmentKind } from '@fairground/domain/board'
import { downloadAttachment, type NoticeAttachment } from '@fairground/wire/board/attachments'
import { useState } from 'react'
import { fileSize } from '../lib/file-size'
import { useSay } from '../lib/language'
import { download } from '../session/download'
import { announceFailure } from './announce'
import styles from './attachment-links.module.css'
import { boardTexts as texts } from './board.texts'

/** Fetched by script, so that a file taken away meanwhile is said so here and not on a page of its own. */
export function AttachmentLinks({ attachments }: { attachments: NoticeAttachment[] }) {
  const say = useSay()
  const [busy, setBusy] = useState<string>()

  async function fetchFile(id: string): Promise<void> {
    if (busy) return
    setBusy(id)
    try {
      await download(downloadAttachment, { params: { id } })
    } catch (error) {
      announceFailure(error, { otherwise: texts.downloadFailed })
    } finally {
      setBusy(undefined)
    }
  }

  if (attachments.length === 0) return null
  return (
    <ul className={styles.files} aria-label={say(texts.attachments)}>
      {attachments.map(({ id, name, kind, bytes }) => (
        <li key={id}>
          <button type="button" aria-busy={busy === id} onClick={() => void fetchFile(id)}>
            <KindSign kind={kind} />
            <span className={styles.spoken}>{say(texts.download)} </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{fileSize(bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function KindSign({ kind }: { kind: AttachmentKind }) {
  const Sign = kind === 'pdf' ? FilePdfOutlined : FileImageOutlined
  return <Sign className={styles[kind === 'pdf' ? 'pdf' : 'image'] ?? ''} aria-hidden="true" />
}
