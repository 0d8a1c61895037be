import { moneyText } from '@fairground/domain/money'
import { deferralStateNames, deferralStates } from '@fairground/domain/payment'
import { companyPath } from '@fairground/wire/hub/screens'
import {
  type DeferralFilters,
  deferralColumns,
  deferralFilters,
  exportDeferrals,
  type ListedDeferral,
  listDeferrals,
  proposeDeferral,
} from '@fairground/wire/payment/deferral'
import { type DeferralDesk, deferralPath, proposeDeferralPath } from '@fairground/wire/payment/screens'
import { Button, Form } from 'antd'
import { Link, useNavigate } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { StatusTag } from '../../ui/status-tag'
import styles from '../payment.module.css'
import { deferralTexts as texts } from './deferral.texts'
import { DeferralStateTag } from './deferral-state'

const Typed = TextFilter<keyof DeferralFilters>
const Chosen = ChoiceFilter<keyof DeferralFilters>

const fixedFor = { ask: {}, decide: { state: 'proposed' } } as const

export const AskedDeferrals = () => <DeferralList desk="ask" />
export const DeferralsToDecide = () => <DeferralList desk="decide" />

function DeferralList({ desk }: { desk: DeferralDesk }) {
  const say = useSay()
  const navigate = useNavigate()
  const mayPropose = useMayCall(proposeDeferral)
  const [form] = Form.useForm<DeferralFilters>()
  const list = useList<ListedDeferral, DeferralFilters, typeof listDeferrals>(
    listDeferrals,
    deferralFilters,
    {
      sortable: deferralColumns,
      fixed: fixedFor[desk],
    },
  )
  const columns = useColumns(desk)
  const { page: _page, pageSize: _size, ...search } = list.asked
  const isAsking = desk === 'ask'
  const title = say(isAsking ? texts.title : texts.decideTitle)
  const act = say(isAsking ? texts.open : texts.decide)
  return (
    <ListPage
      title={title}
      lead={say(isAsking ? texts.lead : texts.decideLead)}
      summary={<ListSummary list={list} />}
      actions={
        <>
          <ExportButton endpoint={exportDeferrals} given={{ query: search }} />
          {isAsking && mayPropose ? (
            <Button type="primary" onClick={() => void navigate(proposeDeferralPath())}>
              {say(texts.propose)}
            </Button>
          ) : null}
        </>
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields withState={isAsking} />
      </ListFilters>
      <ListRows
        label={title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(isAsking ? texts.emptyNote : texts.noneWaiting)}
        actions={({ id, number }) => (
          <Link to={deferralPath(desk, id)} aria-label={`${act} ${number}`}>
            {act}
          </Link>
        )}
      />
    </ListPage>
  )
}

function FilterFields({ withState }: { withState: boolean }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen
        name="state"
        label={say(texts.state)}
        hidden={!withState}
        options={deferralStates.map((value) => ({ value, label: deferralStateNames[value][language] }))}
      />
    </>
  )
}

function useColumns(desk: DeferralDesk): Column<ListedDeferral>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const nameOf = useCompanyName()
  const day = (key: 'dueBefore' | 'dueOn'): Column<ListedDeferral> => ({
    key,
    sort: key,
    title: say(texts[key]),
    cell: (row) => <span className={styles.mono}>{formatDate(row[key], language)}</span>,
  })
  return [
    {
      key: 'number',
      sort: 'number',
      title: say(texts.number),
      names: true,
      cell: ({ id, number }) => (
        <Link className={styles.mono} to={deferralPath(desk, id)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'company',
      sort: 'company',
      title: say(texts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
    {
      key: 'instalment',
      title: say(texts.instalment),
      cell: ({ instalment, amount, currency }) => (
        <span className={styles.mono}>
          {say(texts.part, { number: instalment })} · {moneyText({ amount, currency })}
        </span>
      ),
    },
    day('dueBefore'),
    day('dueOn'),
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state, isCountered, isOwn }) => (
        <span className={styles.voucherHead}>
          <DeferralStateTag state={state} />
          {isCountered ? <StatusTag tone="quiet">{say(texts.countered)}</StatusTag> : null}
          {state === 'proposed' && isOwn ? <StatusTag tone="quiet">{say(texts.own)}</StatusTag> : null}
        </span>
      ),
    },
    {
      key: 'askedAt',
      sort: 'askedAt',
      title: say(texts.askedAt),
      cell: ({ askedBy, askedAt }) => (
        <span className={styles.mono}>
          {askedBy} · {listMoment(askedAt, timeZone)}
        </span>
      ),
    },
  ]
}
