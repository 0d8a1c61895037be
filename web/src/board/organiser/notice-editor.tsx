import { findNotice } from '@fairground/wire/board'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Alert, Drawer } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { NoticeEditForm } from './notice-edit-form'
import { organiserBoardTexts as texts } from './organiser-board.texts'

interface Props {
  /** The notice to edit; a new one without. */
  id: string | undefined
  onClose: () => void
}

export function NoticeEditor({ id, onClose }: Props) {
  const say = useSay()
  // Never from memory, and not asked again while somebody types: an edit starts from what the notice says now.
  const {
    data: notice,
    error,
    isFetching,
    refetch,
  } = useCall(
    findNotice,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const refused = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : undefined
  return (
    <Drawer
      open
      size={760}
      title={say(id ? texts.editTitle : texts.newTitle)}
      mask={{ closable: false }}
      onClose={onClose}
    >
      {notice || !id ? (
        <NoticeEditForm notice={notice} onClose={onClose} />
      ) : refused ? (
        <Alert type="info" showIcon title={refused} />
      ) : error ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <PartSkeleton rows={10} />
      )}
    </Drawer>
  )
}
