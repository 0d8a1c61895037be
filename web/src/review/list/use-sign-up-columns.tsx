import { variantTitles } from '@fairground/domain/review'
import type { ListedSignUp, SignUpColumn, SignUpView } from '@fairground/wire/review'
import { Link } from 'react-router'
import { useCodeName } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag } from '../../ui/status-tag'
import { reviewTexts as texts } from '../review.texts'
import { detailPath } from '../review-paths'
import { StateTag } from '../state-tag'
import { useCompanyName } from '../use-company-name'
import { areaOf, daysSince, requestText } from './request-text'
import styles from './sign-up-list.module.css'

type ColumnName =
  | 'number'
  | 'variant'
  | 'contact'
  | 'exhibit'
  | 'request'
  | 'region'
  | 'state'
  | 'submitted'
  | 'waiting'
  | 'reviewer'
  | 'reviewed'
  | 'approved'
  | 'booths'
  | 'area'

const columnsOf: Record<SignUpView, ColumnName[]> = {
  signUps: ['number', 'state', 'contact', 'exhibit', 'request', 'region', 'variant', 'submitted'],
  reviews: [
    'number',
    'state',
    'waiting',
    'exhibit',
    'request',
    'variant',
    'submitted',
    'reviewer',
    'reviewed',
  ],
  exhibitors: ['number', 'booths', 'area', 'contact', 'exhibit', 'request', 'approved'],
}

/** What waits longest was submitted first, and what a company asks for is no one figure. */
const sorts: Partial<Record<ColumnName, SignUpColumn>> = {
  number: 'registrationNumber',
  variant: 'variant',
  contact: 'contactName',
  exhibit: 'exhibitType',
  region: 'region',
  state: 'state',
  submitted: 'submittedAt',
  reviewer: 'reviewerName',
  reviewed: 'reviewedAt',
  approved: 'reviewedAt',
  area: 'area',
}

/** So that every column is in sight at once on a desk, in English too: what has words gives way to what has figures. */
const wraps = 'words'

export function useSignUpColumns(view: SignUpView): Column<ListedSignUp>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const nameOf = useCompanyName()
  const [exhibitType, boothType, region] = [
    useCodeName('exhibitType'),
    useCodeName('boothType'),
    useCodeName('region'),
  ]
  const moment = (at: Date | null) => (at ? listMoment(at, timeZone) : '')
  const open = ({ reviewState }: ListedSignUp) =>
    reviewState === 'awaiting' || reviewState === 'started' || reviewState === 'second'

  function waiting(row: ListedSignUp): string {
    if (!row.submittedAt || !open(row)) return ''
    const count = daysSince(row.submittedAt, new Date())
    return count === 0 ? say(texts.waitingToday) : say(texts.waitingDays, { count })
  }

  const cells: Record<ColumnName, Omit<Column<ListedSignUp>, 'key' | 'sort'>> = {
    number: {
      title: say(texts.registrationNumber),
      cell: (row) =>
        row.registrationNumber ? <span className={styles.mono}>{row.registrationNumber}</span> : '',
    },
    variant: { title: say(texts.variant), wraps, cell: (row) => variantTitles[row.variant][language] },
    contact: {
      title: say(texts.contact),
      wraps,
      cell: ({ contactName, contactMobile }) =>
        contactName || contactMobile ? (
          <>
            {contactName} <span className={styles.number}>{contactMobile}</span>
          </>
        ) : null,
    },
    exhibit: { title: say(texts.exhibitType), wraps, cell: (row) => exhibitType(row.exhibitType) },
    request: { title: say(texts.request), wraps, cell: (row) => requestText(row, boothType) },
    region: { title: say(texts.region), wraps, cell: (row) => region(row.region) },
    state: { title: say(texts.state), cell: (row) => <StateTag {...row} /> },
    submitted: { title: say(texts.submittedAt), cell: (row) => moment(row.submittedAt) },
    waiting: { title: say(texts.waiting), cell: waiting },
    reviewer: { title: say(texts.reviewer), cell: (row) => row.reviewerName },
    reviewed: { title: say(texts.reviewedAt), cell: (row) => moment(row.reviewedAt) },
    approved: { title: say(texts.approvedAt), cell: (row) => moment(row.reviewedAt) },
    booths: {
      title: say(texts.booths),
      cell: (row) =>
        row.booths.length > 0 ? (
          <b className={styles.booths}>{row.booths.map(({ code }) => code).join(' ')}</b>
        ) : (
          <span className={styles.none}>{say(texts.noBooths)}</span>
        ),
    },
    area: {
      title: say(texts.area),
      cell: (row) => (row.booths.length > 0 ? `${areaOf(row.booths)} m²` : ''),
    },
  }

  return [
    {
      key: 'company',
      sort: 'name' satisfies SignUpColumn,
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: (row) => (
        <span className={styles.company}>
          <Link to={detailPath(view, row.id)}>{nameOf(row)}</Link>
          {row.blacklisted ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
        </span>
      ),
    },
    ...columnsOf[view].map((key) => ({ key, sort: sorts[key], ...cells[key] })),
  ]
}
