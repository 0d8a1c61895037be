import { progressNames, progressSteps } from '@fairground/domain/selection'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import {
  type ChooserFilters,
  chooserColumns,
  chooserFilters,
  type ListedChooser,
  listChoosers,
} from '@fairground/wire/selection/choosers'
import { Button, Form } from 'antd'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary, type Part } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { ChooserFilterFields } from './chooser-filters'
import { deskTexts as texts } from './desk.texts'
import { searchOf, useDeskAddress } from './desk-address'
import { useChooserColumns } from './use-chooser-columns'

/** Everybody who may choose, however far they are. */
export function CompaniesTab({ board }: { board: SelectionBoard }) {
  const say = useSay()
  const language = useLanguage()
  const { openCompany } = useDeskAddress()
  const [form] = Form.useForm<ChooserFilters>()
  const list = useList<ListedChooser, ChooserFilters, typeof listChoosers>(listChoosers, chooserFilters, {
    sortable: chooserColumns,
  })
  const columns = useChooserColumns('companies')
  const parts = progressSteps.flatMap((step): Part[] => {
    const count = board.progress[step]
    if (count === 0) return []
    const text = `${progressNames[step][language]} ${formatNumber(count, language)}`
    return [{ text, search: searchOf({ tab: 'companies', progress: step }) }]
  })
  return (
    <ListPage
      title={say(texts.companies)}
      lead={say(texts.companiesLead)}
      summary={<ListSummary list={list} unit="companies" parts={parts} />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <ChooserFilterFields board={board} withProgress />
      </ListFilters>
      <ListRows
        label={say(texts.companies)}
        list={list}
        columns={columns}
        keyOf={({ companyId }) => companyId}
        emptyNote={say(texts.companiesEmpty)}
        actions={({ companyId, companyName }) => (
          <Button
            type="link"
            size="small"
            aria-label={say(texts.openOf, { company: companyName })}
            onClick={() => openCompany(companyId)}
          >
            {say(texts.open)}
          </Button>
        )}
      />
    </ListPage>
  )
}
