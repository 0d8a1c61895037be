import { inLanguage } from '@fairground/domain/field'
import { atOnceSteps, stateTitles, stateTones } from '@fairground/domain/list'
import { findNotice, type WholeNotice } from '@fairground/wire/board'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Alert, Button, Drawer } from 'antd'
import { formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { StepButtons } from '../../list'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { AttachmentLinks } from '../attachment-links'
import { boardTexts } from '../board.texts'
import styles from './notice-drawer.module.css'
import { NoticeVersions } from './notice-versions'
import { organiserBoardTexts as texts } from './organiser-board.texts'
import type { NoticeSteps } from './use-notice-steps'

interface Props {
  id: string
  /** Only for whoever may act on it. */
  steps: NoticeSteps | undefined
  onEdit: () => void
  onClose: () => void
}

/** One notice as exhibitors read it, in both languages, and what became of it. */
export function NoticeDrawer({ id, steps, onEdit, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data: notice, error, isFetching, refetch } = useCall(findNotice, { params: { id } })
  const refused = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : undefined
  return (
    <Drawer
      open
      size={680}
      title={
        notice ? inLanguage({ zh: notice.zh.title, en: notice.en.title }, language) : say(boardTexts.title)
      }
      onClose={onClose}
      footer={
        notice && steps ? (
          <DrawerActions notice={notice} steps={steps} onEdit={onEdit} onClose={onClose} />
        ) : undefined
      }
    >
      {notice ? (
        <Content notice={notice} />
      ) : refused ? (
        <Alert type="info" showIcon title={refused} />
      ) : error ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <PartSkeleton rows={8} />
      )}
    </Drawer>
  )
}

function Content({ notice }: { notice: WholeNotice }) {
  const say = useSay()
  const reader = useReader()
  const { state, pinned, attachments, publishedAt, publishedByName, updatedAt, updatedByName } = notice
  return (
    <div className={styles.content}>
      <div className={styles.facts}>
        <StatusTag tone={stateTones[state]}>{say(stateTitles[state])}</StatusTag>
        {pinned ? <StatusTag tone="warn">{say(boardTexts.pinned)}</StatusTag> : null}
        {publishedAt ? (
          <span>
            {say(texts.publishedBy, { name: publishedByName, date: formatMoment(publishedAt, reader) })}
          </span>
        ) : null}
        {publishedAt && updatedAt <= publishedAt ? null : (
          <span>
            {say(texts.updatedByAt, { name: updatedByName, date: formatMoment(updatedAt, reader) })}
          </span>
        )}
      </div>
      <NoticeVersions notice={notice} />
      <AttachmentLinks attachments={attachments} />
    </div>
  )
}

interface ActionsProps {
  notice: WholeNotice
  steps: NoticeSteps
  onEdit: () => void
  onClose: () => void
}

function DrawerActions({ notice, steps, onEdit, onClose }: ActionsProps) {
  const say = useSay()
  const movable = { ...notice, titleZh: notice.zh.title, titleEn: notice.en.title }
  return (
    <div className={styles.actions}>
      <StepButtons
        record={movable}
        state={notice.state}
        offered={atOnceSteps}
        steps={steps}
        look={(step) => ({ type: step === 'publish' ? 'primary' : 'default', danger: step === 'discard' })}
        onTaken={(step) => {
          if (step === 'discard') onClose()
        }}
      />
      <Button onClick={onEdit}>{say(texts.edit)}</Button>
    </div>
  )
}
