import type { SelectionBoard } from '@fairground/wire/selection/board'
import {
  type ChooserFilters,
  chooserColumns,
  chooserFilters,
  type ListedChooser,
  listChoosers,
} from '@fairground/wire/selection/choosers'
import { Button, Form } from 'antd'
import { useSay } from '../lib/language'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { ChooserFilterFields } from './chooser-filters'
import { CompanyDrawer } from './company/company-drawer'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { useDeskAddress } from './desk-address'
import { afterRow, besideRow } from './queue-order'
import { useChooserColumns } from './use-chooser-columns'
import { useDeciding } from './use-deciding'

const queueFilters = chooserFilters.omit({ progress: true })
const finishedOnly = { progress: 'finished' } as const

/** Finished choices, one by one or many at once. Whoever is decided on makes room for the next; the place is kept. */
export function QueueTab({ board }: { board: SelectionBoard }) {
  const say = useSay()
  const { company, openCompany, closeCompany } = useDeskAddress()
  const [form] = Form.useForm<ChooserFilters>()
  const list = useList<ListedChooser, ChooserFilters, typeof listChoosers>(listChoosers, queueFilters, {
    fixed: finishedOnly,
    sortable: chooserColumns,
  })
  const columns = useChooserColumns('queue')
  const selection = useSelection(
    list.rows,
    ({ companyId }) => companyId,
    ({ companyName }) => say(texts.select, { company: companyName }),
  )
  const deciding = useDeciding()
  const rows = list.rows ?? []
  const shown = rows.find(({ companyId }) => companyId === company)
  const goTo = (row: ListedChooser | undefined) => (row ? openCompany(row.companyId) : closeCompany())

  async function confirmShown(row: ListedChooser): Promise<void> {
    const next = afterRow(rows, row)
    if (await deciding.confirm([row])) goTo(next)
  }
  const confirmChosen = async () => {
    if (await deciding.confirm(selection.chosen)) selection.clear()
  }

  return (
    <ListPage
      title={say(texts.queue)}
      lead={say(texts.queueLead)}
      summary={<ListSummary list={list} unit="companies" />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <ChooserFilterFields board={board} withProgress={false} />
      </ListFilters>
      <ListRows
        label={say(texts.queue)}
        list={list}
        columns={columns}
        keyOf={({ companyId }) => companyId}
        selection={deciding.may ? selection : undefined}
        bulk={
          <span className={styles.actions}>
            <Button type="primary" size="small" loading={deciding.busy} onClick={() => void confirmChosen()}>
              {say(texts.confirmChosen)}
            </Button>
            <Button size="small" onClick={() => deciding.giveBack(selection.chosen, selection.clear)}>
              {say(texts.returnChosen)}
            </Button>
          </span>
        }
        emptyNote={say(texts.queueEmpty)}
        actions={
          deciding.may
            ? (row) => (
                <span className={styles.rowActions}>
                  <Button
                    type="link"
                    size="small"
                    disabled={deciding.busy}
                    aria-label={say(texts.confirmOf, { company: row.companyName })}
                    onClick={() => void deciding.confirm([row])}
                  >
                    {say(texts.confirm)}
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    aria-label={say(texts.returnOf, { company: row.companyName })}
                    onClick={() => deciding.giveBack([row])}
                  >
                    {say(texts.return)}
                  </Button>
                </span>
              )
            : undefined
        }
      />
      {deciding.holder}
      {company ? (
        <CompanyDrawer
          companyId={company}
          board={board}
          onClose={closeCompany}
          queue={
            shown && {
              busy: deciding.busy,
              may: deciding.may,
              confirm: () => void confirmShown(shown),
              giveBack: () => deciding.giveBack([shown], () => goTo(afterRow(rows, shown))),
              next: besideRow(rows, shown, 1) && (() => goTo(besideRow(rows, shown, 1))),
              previous: besideRow(rows, shown, -1) && (() => goTo(besideRow(rows, shown, -1))),
            }
          }
        />
      ) : null}
    </ListPage>
  )
}
