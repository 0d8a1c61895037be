import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptRow } from '@fairground/wire/list'
import { Button, Form, Segmented } from 'antd'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { useUser } from '../session/use-session'
import { ExportButton } from '../ui/export-button'
import { listTexts } from '../ui/list/list.texts'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { FilterFields } from './filter-fields'
import { cleaned, type Filters, filterSchema } from './filter-schema'
import type { RowNext } from './form/row-form'
import { ImportStrip } from './import/import-strip'
import { KeptSummary } from './kept-summary'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import type { ShownList } from './list-at'
import { ListButtons } from './list-buttons'
import { mayRestore } from './may-restore'
import { useRowSteps } from './publishing/use-row-steps'
import { RowActions } from './row-actions'
import { RowDialogs } from './row-dialogs'
import { TierScales } from './tiers/tier-scales'
import { useColumns, useRowName } from './use-columns'
import { useMoving } from './use-moving'
import { useRemoval } from './use-removal'
import { useRowPlaces } from './use-row-places'

/** Live and deleted rows are places to be. */
const places = ['removed'] as const

/** What a screen of its own adds to a list. */
export interface OwnParts {
  actions?: ReactNode
  above?: ReactNode
  /** Where a field is no ordinary question: what it is asked with. */
  inputs?: Readonly<Record<string, ReactElement>>
  /** What a new row usually says. */
  usual?: Readonly<Record<string, string>>
  /** What most do next with a row that was added. */
  next?: RowNext
  /** Where rows open in pages of their own, instead of in dialogs over the list. */
  pageOf?: (kind: 'show' | 'edit' | 'add', id: string) => string
  /** What stands before the actions of each row that is there. */
  rowLinks?: (row: KeptRow) => ReactNode
}

/** One list the organiser keeps: found, read, changed, imported and exported by its definition. */
export function KeptListPage({ list, title: titles, fixed, drawn, ...own }: ShownList & OwnParts) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const [form] = Form.useForm<Filters>()
  const schema = useMemo(() => filterSchema(list), [list])
  const rows = useList<KeptRow, Filters, typeof list.calls.page>(list.calls.page, schema, {
    fixed,
    places,
    sortable: list.sortable,
  })
  const address = useRowPlaces(own.pageOf)
  const askAgain = useRefresh()
  const refresh = () => void askAgain('lists')
  const nameOf = useRowName(list)
  const selection = useSelection(
    rows.rows,
    ({ id }) => id,
    (row) => say(texts.select, { name: nameOf(row) }),
  )
  const removal = useRemoval(list, nameOf, () => {
    selection.clear()
    refresh()
  })
  const steps = useRowSteps(list, refresh)
  const moving = useMoving(list, rows, refresh)
  // A column that says the same in every row says nothing.
  const columns = useColumns(list, (row) => address.open('show', row.id)).filter(({ key }) => !(key in fixed))
  const removed = rows.filters.removed === true
  const mayRemove = mayCall(list.may.remove, user) && !removed
  const mayEdit = mayCall(list.may.edit, user)
  const mayAct = removed ? mayRestore(user, list, true) : mayEdit
  const links = removed ? undefined : own.rowLinks
  const title = titles[language]
  const { exportFile } = list.calls
  const movable = list.calls.move !== undefined && mayEdit && !removed
  const rearranged = rows.searched || rows.sort !== undefined

  /** What is ordered by hand takes the last place, which may be on another page. */
  function showLast(): void {
    const last = Math.ceil((rows.total + 1) / rows.pageSize)
    if (list.calls.move && !rearranged && !removed && last !== rows.page) rows.turn(last, rows.pageSize)
  }

  return (
    <ListPage
      title={title}
      lead={list.texts.lead[language]}
      summary={<KeptSummary list={list} rows={rows} fixed={fixed} />}
      actions={
        <>
          {own.actions}
          <ListButtons list={list} search={rows.asked} onOpen={address.open} />
        </>
      }
      above={
        <>
          {own.above}
          {list.workbook && mayCall(list.may.import, user) ? (
            <ImportStrip list={list} onOpen={() => address.open('import')} />
          ) : null}
          {drawn ? (
            <TierScales list={list} onEdit={mayEdit ? (id) => address.open('edit', id) : undefined} />
          ) : null}
        </>
      }
    >
      <ListFilters
        form={form}
        filters={rows.filters}
        onSearch={(wanted) => rows.search(cleaned({ ...wanted, removed: removed || undefined }))}
        onReset={() => rows.search(removed ? { removed } : {})}
        aside={
          <Segmented
            aria-label={say(texts.which)}
            value={removed ? 'removed' : 'live'}
            onChange={(which) => {
              selection.clear()
              rows.search(cleaned({ ...rows.filters, removed: which === 'removed' || undefined }))
            }}
            options={[
              { value: 'live', label: say(texts.live) },
              { value: 'removed', label: say(texts.removed) },
            ]}
          />
        }
      >
        <FilterFields list={list} fixed={fixed} />
      </ListFilters>
      {movable && rearranged ? <p className={styles.note}>{say(texts.notMoved)}</p> : null}
      <ListRows
        label={title}
        list={rows}
        columns={columns}
        keyOf={({ id }) => id}
        numbered={list.numberedBy === undefined}
        selection={mayRemove || exportFile ? selection : undefined}
        bulk={
          <>
            {exportFile ? (
              <ExportButton
                endpoint={exportFile}
                given={{ params: { search: { ...rows.asked, ids: selection.chosen.map(({ id }) => id) } } }}
                label={listTexts.exportSelected}
                type="primary"
              />
            ) : null}
            {mayRemove ? (
              <Button danger loading={removal.busy} onClick={() => removal.remove(selection.chosen)}>
                {say(texts.remove)}
              </Button>
            ) : null}
          </>
        }
        emptyNote={removed ? say(texts.noneRemoved) : list.texts.emptyNote[language]}
        actions={
          mayAct || links
            ? (row) => (
                <>
                  {links?.(row)}
                  {mayAct ? (
                    <RowActions
                      list={list}
                      row={row}
                      name={nameOf(row)}
                      removed={removed}
                      steps={steps}
                      moving={movable && !rearranged ? moving : undefined}
                      onEdit={() => address.open('edit', row.id)}
                      onDone={refresh}
                    />
                  ) : null}
                </>
              )
            : undefined
        }
      />
      {removal.holder}
      {steps.holder}
      <RowDialogs
        list={list}
        title={titles}
        fixed={fixed}
        inputs={own.inputs}
        usual={own.usual}
        next={own.next}
        address={address}
        onDone={refresh}
        onAdded={showLast}
      />
    </ListPage>
  )
}
