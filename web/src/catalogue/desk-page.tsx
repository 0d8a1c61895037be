import { catalogueStateNames, catalogueStates } from '@fairground/domain/catalogue'
import {
  type CatalogueFilters,
  catalogueColumns,
  catalogueFilters,
  catalogueOverview,
  cataloguePdf,
  decideCatalogue,
  exportCatalogue,
  type ListedEntry,
  listCatalogue,
  remindOfCatalogue,
} from '@fairground/wire/catalogue'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { ExportButton } from '../ui/export-button'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { type Column, ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { TextFilter } from '../ui/list/text-filter'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { announce, catalogueAnnouncer } from './announce'
import { stateCounts, catalogueTexts as texts } from './catalogue.texts'
import { stateTones } from './entry-page'
import { ReadDialog } from './read-dialog'

const Typed = TextFilter<keyof CatalogueFilters>
const Chosen = ChoiceFilter<keyof CatalogueFilters>

/** How far everybody's entry is, and what waits for a proofreader first. */
export function DeskPage() {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm<CatalogueFilters>()
  const [read, setRead] = useState<ListedEntry>()
  const list = useList<ListedEntry, CatalogueFilters, typeof listCatalogue>(listCatalogue, catalogueFilters, {
    sortable: catalogueColumns,
  })
  const { page: _page, pageSize: _size, ...search } = list.asked
  const overview = useCall(catalogueOverview).data
  const mayDecide = useMayCall(decideCatalogue)
  const mayRemind = useMayCall(remindOfCatalogue)
  const { busy, run } = useCommand(catalogueAnnouncer)
  const selection = useSelection(
    list.rows,
    ({ companyId }) => companyId,
    ({ companyName }) => say(texts.select, { company: companyName }),
  )
  const remind = () =>
    run(
      async () => {
        const companyIds = selection.chosen.map(({ companyId }) => companyId)
        const outcome = await call(remindOfCatalogue, { body: { companyIds } })
        announce('success', texts.reminded, () => ({
          reminded: outcome.reminded,
          already: outcome.alreadyToday,
          nothing: outcome.nothingOpen,
        }))
        selection.clear()
      },
      { after: () => refresh('signUps') },
    )
  return (
    <ListPage
      title={say(texts.deskTitle)}
      lead={overview ? say(texts.deskLead, { day: formatDate(overview.lastDay, language) }) : ''}
      summary={
        <ListSummary
          list={list}
          unit="companies"
          parts={catalogueStates.flatMap((state) => {
            const count = overview?.states[state] ?? 0
            return count > 0 ? [{ text: say(stateCounts[state], { count }), search: `?state=${state}` }] : []
          })}
        />
      }
      actions={
        <>
          <ExportButton endpoint={exportCatalogue} given={{ query: search }} label={texts.workbook} />
          <ExportButton endpoint={cataloguePdf} given={{ query: { language: 'zh' } }} label={texts.pdfZh} />
          <ExportButton endpoint={cataloguePdf} given={{ query: { language: 'en' } }} label={texts.pdfEn} />
        </>
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="company" label={say(texts.company)} />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={catalogueStates.map((state) => ({
            value: state,
            label: catalogueStateNames[state][language],
          }))}
        />
        <Chosen
          name="area"
          label={say(texts.area)}
          options={(['CHN', 'ENG'] as const).map((area) => ({ value: area, label: say(texts[area]) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.deskTitle)}
        list={list}
        columns={useColumns()}
        keyOf={({ companyId }) => companyId}
        selection={mayRemind ? selection : undefined}
        bulk={
          <Button type="primary" size="small" loading={busy} onClick={() => void remind()}>
            {say(texts.remindChosen)}
          </Button>
        }
        emptyNote={say(texts.empty)}
        actions={(row) =>
          row.submittedAt ? (
            <Button
              type="link"
              size="small"
              aria-label={say(mayDecide ? texts.readOf : texts.lookOf, { company: row.companyName })}
              onClick={() => setRead(row)}
            >
              {say(mayDecide ? texts.read : texts.look)}
            </Button>
          ) : null
        }
      />
      {read ? <ReadDialog company={read} onClose={() => setRead(undefined)} /> : null}
    </ListPage>
  )
}

function useColumns(): Column<ListedEntry>[] {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const moment = (at: Date | null) => (at ? formatMoment(at, reader) : '')
  return [
    {
      key: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      sort: 'company',
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'booths', title: say(texts.booths), wraps: true, cell: ({ booths }) => booths.join(' ') },
    {
      key: 'state',
      title: say(texts.state),
      sort: 'state',
      cell: ({ state }) => (
        <StatusTag tone={stateTones[state]}>{catalogueStateNames[state][language]}</StatusTag>
      ),
    },
    {
      key: 'submittedAt',
      title: say(texts.submittedAt),
      sort: 'submittedAt',
      cell: ({ submittedAt }) => moment(submittedAt),
    },
    { key: 'remark', title: say(texts.remark), wraps: true, cell: ({ remark }) => remark },
    {
      key: 'inDirectory',
      title: say(texts.inDirectory),
      cell: ({ inDirectory }) => (inDirectory ? say(texts.yes) : ''),
    },
    { key: 'remindedAt', title: say(texts.remindedAt), cell: ({ remindedAt }) => moment(remindedAt) },
  ]
}
