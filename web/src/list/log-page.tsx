import type { ListRow, LogList } from '@fairground/wire/list'
import { Button, Form } from 'antd'
import { useMemo, useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { ExportButton } from '../ui/export-button'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { LogDetails } from './details/log-details'
import { FilterFields } from './filter-fields'
import { cleaned, type Filters, filterSchema } from './filter-schema'
import { listTexts as texts } from './list.texts'
import { useColumns, useRowName } from './use-columns'

/** A list that only grows by itself: searched, read and exported. */
export function LogPage({ log }: { log: LogList }) {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<Filters>()
  const schema = useMemo(() => filterSchema(log), [log])
  const list = useList<ListRow, Filters, typeof log.calls.page>(log.calls.page, schema, {
    sortable: log.sortable,
  })
  const [opened, setOpened] = useState<ListRow>()
  const columns = useColumns(log, setOpened)
  const nameOf = useRowName(log)
  const title = log.title[language]
  return (
    <ListPage
      title={title}
      lead={log.texts.lead[language]}
      summary={<ListSummary list={list} />}
      actions={<ExportButton endpoint={log.calls.exportFile} given={{ params: { search: list.asked } }} />}
    >
      <ListFilters
        form={form}
        filters={list.filters}
        onSearch={(wanted) => list.search(cleaned(wanted))}
        onReset={list.reset}
      >
        <FilterFields list={log} />
      </ListFilters>
      <ListRows
        label={title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={log.texts.emptyNote[language]}
        actions={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={say(texts.detailsOf, { name: nameOf(row) })}
            onClick={() => setOpened(row)}
          >
            {say(texts.details)}
          </Button>
        )}
      />
      {opened ? <LogDetails log={log} row={opened} onClose={() => setOpened(undefined)} /> : null}
    </ListPage>
  )
}
