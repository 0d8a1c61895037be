import type { NoticeForm } from '@fairground/domain/board'
import type { WholeNotice } from '@fairground/wire/board'
import type { NoticeAttachment } from '@fairground/wire/board/attachments'

/** What stands in the form: the notice, what its files are called, and which version all of it was. */
type FormValues = NoticeForm & {
  files: NoticeAttachment[]
  basedOn: number | undefined
}

const nothing = { title: '', body: '' }

export const formValuesOf = (notice: WholeNotice | undefined): FormValues => ({
  zh: notice?.zh ?? nothing,
  en: notice?.en ?? nothing,
  pinned: notice?.pinned ?? false,
  attachments: notice?.attachments.map(({ id }) => id) ?? [],
  files: notice?.attachments ?? [],
  basedOn: notice?.version,
})
