import type { PhoneChangeRequest, PhoneChangeState } from '@fairground/domain/account'
import type { PhoneChangeColumn } from '@fairground/wire/account/phone-change'
import { useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag, type Tone } from '../../ui/status-tag'
import styles from './approval.module.css'
import { stateTexts, approvalTexts as texts } from './approval.texts'

export type PhoneChange = PhoneChangeRequest

const tones: Record<PhoneChangeState, Tone> = { pending: 'info', rejected: 'bad', approved: 'ok' }

export function useApprovalColumns(): Column<PhoneChange>[] {
  const say = useSay()
  const timeZone = useTimeZone()
  const mono = (text: string) => <span className={styles.mono}>{text}</span>
  return [
    {
      key: 'company',
      title: say(texts.company),
      cell: (row) => row.companyName,
      names: true,
      sort: 'companyName' satisfies PhoneChangeColumn,
    },
    { key: 'creditCode', title: say(texts.creditCode), cell: (row) => mono(row.creditCode) },
    { key: 'oldMobile', title: say(texts.oldMobile), cell: (row) => row.oldMobile },
    { key: 'newMobile', title: say(texts.newMobile), cell: (row) => row.newMobile },
    {
      key: 'state',
      sort: 'state' satisfies PhoneChangeColumn,
      title: say(texts.state),
      cell: (row) => <StatusTag tone={tones[row.state]}>{say(stateTexts[row.state])}</StatusTag>,
    },
    {
      key: 'requestedAt',
      sort: 'requestedAt' satisfies PhoneChangeColumn,
      title: say(texts.requestedAt),
      cell: (row) => listMoment(row.requestedAt, timeZone),
    },
    { key: 'reviewer', title: say(texts.reviewer), cell: (row) => row.reviewerName },
    {
      key: 'reviewedAt',
      sort: 'reviewedAt' satisfies PhoneChangeColumn,
      title: say(texts.reviewedAt),
      cell: (row) => (row.reviewedAt ? listMoment(row.reviewedAt, timeZone) : ''),
    },
    { key: 'opinion', title: say(texts.opinion), cell: (row) => row.opinion, wraps: true },
  ]
}
