import {
  contractProcess,
  type ProcessFilters,
  type ProcessRow,
  processEvents,
  processFilters,
} from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { companyPath } from '@fairground/wire/hub/screens'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useTimeZone } from '../../session/use-fair'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { Panel } from '../../ui/panel'
import { contractTexts, processNames } from '../contract.texts'
import { ContractStateTag } from '../contract-state'
import { eventTexts } from './event.texts'
import { EventDetails } from './event-details'
import { eventWords } from './event-words'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'
import { ProcessList } from './process-list'
import { useContract } from './use-contract'

const Typed = TextFilter<keyof ProcessFilters>
const Chosen = ChoiceFilter<keyof ProcessFilters>

/** What happened to all contracts. */
export function ProcessPage() {
  const say = useSay()
  const [form] = Form.useForm<ProcessFilters>()
  const list = useList<ProcessRow, ProcessFilters, typeof contractProcess>(contractProcess, processFilters)
  const columns = useColumns()
  return (
    <ListPage
      title={say(texts.processTitle)}
      lead={say(texts.processLead)}
      summary={<ListSummary list={list} />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="text" label={say(texts.find)} />
        <Chosen
          name="event"
          label={say(texts.event)}
          options={processEvents.map((value) => ({ value, label: say(processNames[value]) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.processTitle)}
        list={list}
        columns={columns}
        keyOf={({ id }) => String(id)}
        emptyNote={say(texts.processEmpty)}
        actions={({ contractId, number }) => (
          <Link
            to={`/contract/manage/process/detail?${new URLSearchParams({ id: contractId })}`}
            aria-label={`${say(texts.wholeProcess)} ${number}`}
          >
            {say(texts.wholeProcess)}
          </Link>
        )}
      />
    </ListPage>
  )
}

function useColumns(): Column<ProcessRow>[] {
  const say = useSay()
  const nameOf = useCompanyName()
  const language = useLanguage()
  const timeZone = useTimeZone()
  return [
    { key: 'at', title: say(texts.at), cell: ({ at }) => listMoment(at, timeZone) },
    {
      key: 'event',
      title: say(texts.event),
      names: true,
      cell: ({ event }) => <strong>{say(processNames[event])}</strong>,
    },
    {
      key: 'number',
      title: say(contractTexts.number),
      cell: ({ contractId, number }) => (
        <Link className={styles.mono} to={contractPath(contractId)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'company',
      title: say(contractTexts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
    {
      key: 'by',
      title: say(texts.by),
      cell: ({ actorName }) => (actorName === 'system' ? say(texts.system) : actorName),
    },
    { key: 'reason', title: say(contractTexts.reason), wraps: true, cell: ({ reason }) => reason },
    {
      key: 'details',
      title: say(eventTexts.title),
      wraps: true,
      cell: ({ details }) =>
        eventWords(details, language).length > 0 ? <EventDetails details={details} /> : null,
    },
  ]
}

/** Everything that was done with one contract. */
export function ProcessDetailPage() {
  const say = useSay()
  const nameOf = useCompanyName()
  const found = useContract()
  if ('instead' in found) return found.instead
  const { id, number, state, party, events } = found.contract
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{number}</h1>
        <ContractStateTag state={state} />
        <span>{nameOf(party)}</span>
        <span className={styles.actions}>
          <Link to="/contract/manage/process">{say(texts.processTitle)}</Link>
          <Link to={contractPath(id)}>{say(texts.facts)}</Link>
        </span>
      </header>
      <Panel id="process" title={say(texts.process)}>
        <ProcessList events={events} />
      </Panel>
    </div>
  )
}
