import type { ListRow, ViewList } from '@fairground/wire/list'
import { figuresBefore } from '@fairground/wire/statistics/addresses'
import { nameOfKey, titleOf } from '@fairground/wire/statistics/words'
import { Form } from 'antd'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { ExportButton } from '../ui/export-button'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { FilterFields } from './filter-fields'
import { cleaned, type Filters, filterSchema } from './filter-schema'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import { useColumns, useRowName } from './use-columns'
import { useReader } from './use-reader'
import { ViewSums } from './view-sums'

/** The edition says where one is, not what is looked for there. */
const places = ['edition'] as const

/** Rows joined from what several features keep: searched, summed, exported, each leading to what it is about. */
export function ViewPage({ view }: { view: ViewList }) {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<Filters>()
  const [address] = useSearchParams()
  const schema = useMemo(() => filterSchema(view), [view])
  const list = useList<ListRow, Filters, typeof view.calls.page>(view.calls.page, schema, {
    places,
    sortable: view.sortable,
  })
  const reader = useReader(view.fields)
  const nameOf = useRowName(view)
  const title = view.title[language]
  const edition = list.filters.edition as number | undefined
  const before = figuresBefore(address)
  const columns = useColumns(view, () => undefined).map((column) =>
    column.names ? { ...column, cell: (row: ListRow) => leading(row) } : column,
  )
  const words = { language, code: reader.codeLabel, names: {} }
  const narrowed = Object.entries(list.filters).flatMap(([name, value]) =>
    name in view.filters && typeof value === 'string' && value !== ''
      ? [`${titleOf({ view }, name)[language]}${colon[language]}${wordsOf(name, value)}`]
      : [],
  )

  function wordsOf(name: string, value: string): string {
    const values = view.filters[name]?.by === 'among' ? value.split(',') : [value]
    return values.map((one) => nameOfKey({ view }, name, one, words)).join(language === 'en' ? ', ' : '、')
  }

  function leading(row: ListRow) {
    const to = row[view.leadsTo.by]
    if (!to) return <span className={styles.nobody}>–</span>
    return <Link to={`${view.leadsTo.path}${encodeURIComponent(String(to))}`}>{nameOf(row)}</Link>
  }

  return (
    <ListPage
      title={title}
      lead={view.texts.lead[language]}
      summary={
        <ListSummary
          list={list}
          unit={
            view.name === 'countedBooth' ? 'rows' : view.name === 'countedContract' ? 'rows' : 'companies'
          }
        />
      }
      actions={
        <>
          {before ? <Link to={before}>{say(texts.backToFigures)}</Link> : null}
          <ExportButton endpoint={view.calls.exportFile} given={{ params: { search: list.asked } }} />
        </>
      }
      above={
        <ViewSums
          view={view}
          search={list.asked}
          narrowed={[...(edition ? [say(texts.editionOf, { edition })] : []), ...narrowed]}
        />
      }
    >
      <ListFilters
        form={form}
        filters={list.filters}
        onSearch={(wanted) => list.search(cleaned({ ...wanted, edition }))}
        onReset={() => list.search(cleaned({ edition }))}
      >
        <FilterFields list={view} />
      </ListFilters>
      <ListRows
        label={title}
        list={language === 'en' ? { ...list, rows: list.rows?.map((row) => inEnglish(view, row)) } : list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={view.texts.emptyNote[language]}
      />
    </ListPage>
  )
}

const colon = { zh: '：', en: ': ' }

const inEnglish = (view: ViewList, row: ListRow): ListRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(view.inEnglish).flatMap(([field, other]) =>
      other && row[other] ? [[field, row[other]]] : [],
    ),
  ),
})
