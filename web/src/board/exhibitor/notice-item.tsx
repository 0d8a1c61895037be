import { DownOutlined, PaperClipOutlined } from '@ant-design/icons'
import type { BoardMessage } from '@fairground/wire/board'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { formatDay } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { StatusTag } from '../../ui/status-tag'
import { AttachmentLinks } from '../attachment-links'
import { boardTexts } from '../board.texts'
import { PlainBody } from '../plain-body'
import { exhibitorBoardTexts as texts } from './exhibitor-board.texts'
import styles from './notice-item.module.css'

interface Props {
  notice: BoardMessage
  open: boolean
  /** A link led to this one. */
  wanted: boolean
  fresh: boolean
  onToggle: () => void
  onAsk: () => void
}

export function NoticeItem({ notice, open, wanted, fresh, onToggle, onAsk }: Props) {
  const say = useSay()
  const reader = useReader()
  const content = useId()
  const place = useRef<HTMLElement>(null)
  const { title, body, pinned, publishedAt, revisedAt, attachments } = notice
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return (
    <article ref={place} className={styles.notice}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={content} onClick={onToggle}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>
            {pinned ? <StatusTag tone="warn">{say(boardTexts.pinned)}</StatusTag> : null}
            {fresh ? <StatusTag tone="info">{say(texts.fresh)}</StatusTag> : null}
            {publishedAt ? (
              <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt, reader)}</time>
            ) : null}
            {revisedAt ? (
              <span>{say(boardTexts.revisedAt, { date: formatDay(revisedAt, reader) })}</span>
            ) : null}
            {attachments.length > 0 ? (
              <span>
                <PaperClipOutlined aria-label={say(boardTexts.attachments)} /> {attachments.length}
              </span>
            ) : null}
          </span>
          <DownOutlined className={styles.arrow ?? ''} aria-hidden="true" />
        </button>
      </h2>
      <div id={content} className={styles.content} hidden={!open}>
        <PlainBody text={body} />
        <AttachmentLinks attachments={attachments} />
        <Button size="small" onClick={onAsk}>
          {say(texts.askAbout)}
        </Button>
      </div>
    </article>
  )
}
