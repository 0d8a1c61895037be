import { currencies, moneyText } from '@fairground/domain/money'
import { lineStateNames, lineStates, matchSureness, matchSurenessNames } from '@fairground/domain/payment'
import {
  bookSureLines,
  type LineFilters,
  lineFilters,
  listStatementLines,
  type StatementFacts,
  type StatementLineRow,
  statementFacts,
} from '@fairground/wire/payment/statement'
import { Button, Form } from 'antd'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary, type Part } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { useCommand } from '../../ui/use-command'
import { announce, paymentAnnouncer } from '../announce'
import styles from '../payment.module.css'
import { ImportPanel, LatestImports } from './import-panel'
import { LineActs, partsOf, sureOf } from './line-acts'
import { LineCell } from './line-cell'
import own from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

const Typed = TextFilter<keyof LineFilters>
const Chosen = ChoiceFilter<keyof LineFilters>

/** What the bank says came in, and where it goes. */
export function StatementPage() {
  const say = useSay()
  const [form] = Form.useForm<LineFilters>()
  const list = useList<StatementLineRow, LineFilters, typeof listStatementLines>(
    listStatementLines,
    lineFilters,
  )
  const { data: facts } = useCall(statementFacts)
  const columns = useColumns()
  const nameOf = useNameOfLine()
  const selection = useSelection(list.rows, ({ id }) => id, nameOf)
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} parts={useParts(facts)} />}
      above={
        <div className={own.above}>
          <ImportPanel />
          <LatestImports imports={facts?.imports ?? []} />
        </div>
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields imports={facts?.imports ?? []} />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={selection}
        bulk={<BookSure chosen={selection.chosen} onDone={selection.clear} />}
        emptyNote={say(texts.emptyNote)}
        actions={(line) => <LineActs line={line} />}
      />
    </ListPage>
  )
}

function useNameOfLine() {
  const say = useSay()
  return ({ payer, amount, currency }: StatementLineRow): string =>
    `${payer || say(texts.noPayer)} ${moneyText({ amount, currency })}`
}

function useParts(facts: StatementFacts | undefined): Part[] {
  const say = useSay()
  if (!facts) return []
  const words = {
    sure: texts.waitingSure,
    likely: texts.waitingLikely,
    unsure: texts.waitingUnsure,
    none: texts.waitingNone,
  }
  return (['sure', 'likely', 'unsure', 'none'] as const)
    .filter((sureness) => facts.open[sureness] > 0)
    .map((sureness) => ({
      text: say(words[sureness], { count: facts.open[sureness] }),
      search: `?sureness=${sureness}`,
    }))
}

function BookSure({ chosen, onDone }: { chosen: StatementLineRow[]; onDone: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const { busy, run } = useCommand(paymentAnnouncer)
  const sure = chosen.flatMap((line) => {
    const best = sureOf(line)
    return best ? [{ lineId: line.id, parts: partsOf(best) }] : []
  })

  async function book(): Promise<void> {
    if (sure.length === 0) return announce('warning', texts.noneSure)
    await run(
      async () => {
        const { booked, left } = await call(bookSureLines, { body: { lines: sure } })
        const message = left[0]?.message ?? ''
        if (left.length === 0) announce('success', texts.sureDone, () => ({ count: booked }))
        else announce('warning', texts.sureLeft, () => ({ count: booked, left: left.length, message }))
        onDone()
      },
      { after: () => Promise.all([refresh('signUps'), refresh('lists')]) },
    )
  }

  return (
    <Button type="primary" loading={busy} onClick={() => void book()}>
      {say(texts.bookSure, { count: sure.length })}
    </Button>
  )
}

function FilterFields({ imports }: { imports: StatementFacts['imports'] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={lineStates.map((value) => ({ value, label: lineStateNames[value][language] }))}
      />
      <Chosen
        name="sureness"
        label={say(texts.sureness)}
        options={[
          ...matchSureness.map((value) => ({ value, label: matchSurenessNames[value][language] })),
          { value: 'none', label: say(texts.noProposal) },
        ]}
      />
      <Chosen
        name="currency"
        label={say(texts.currency)}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Chosen
        name="importId"
        label={say(texts.statement)}
        options={imports.map(({ id, fileName }) => ({ value: id, label: fileName }))}
      />
    </>
  )
}

function useColumns(): Column<StatementLineRow>[] {
  const say = useSay()
  const language = useLanguage()
  return [
    {
      key: 'day',
      title: say(texts.day),
      cell: ({ day }) => <span className={styles.mono}>{formatDate(day, language)}</span>,
    },
    {
      key: 'from',
      title: say(texts.from),
      names: true,
      wraps: true,
      cell: ({ payer, remark, reference, row }) => (
        <div className={own.cell}>
          <span>{payer || say(texts.noPayer)}</span>
          <small>{[remark, reference, say(texts.rowOf, { row })].filter(Boolean).join(' · ')}</small>
        </div>
      ),
    },
    {
      key: 'amount',
      title: say(texts.amount),
      cell: ({ amount, currency }) => <b className={styles.mono}>{moneyText({ amount, currency })}</b>,
    },
    { key: 'becomes', title: say(texts.becomes), wraps: true, cell: (line) => <LineCell line={line} /> },
  ]
}
