import { type UndertakingKind, undertakingNames, undertakingStates } from '@fairground/domain/undertaking'
import {
  exportUndertakings,
  type ListedUndertaking,
  listUndertakings,
  remindOfUndertakings,
  saveUndertakingText,
  type UndertakingFilters,
  undertakingColumns,
  undertakingFilters,
  undertakingOverview,
} from '@fairground/wire/undertaking'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { CompanyDrawer } from './company-drawer'
import styles from './desk.module.css'
import { countTexts, leadTexts, deskTexts as texts } from './desk.texts'
import { DeskFilters } from './desk-filters'
import { TextEditor } from './text-editor'
import { useDeskColumns } from './use-desk-columns'
import { useReminding } from './use-reminding'

export const ParticipationPage = () => <DeskPage kind="participation" />
export const SafetyPage = () => <DeskPage kind="safety" />

/** Who has signed one undertaking and who has not. */
function DeskPage({ kind }: { kind: UndertakingKind }) {
  const say = useSay()
  const language = useLanguage()
  const title = undertakingNames[kind][language]
  const [form] = Form.useForm<UndertakingFilters>()
  const list = useList<ListedUndertaking, UndertakingFilters, typeof listUndertakings>(
    listUndertakings,
    undertakingFilters,
    { fixed: { kind } as Partial<UndertakingFilters>, sortable: undertakingColumns },
  )
  const overview = useCall(undertakingOverview, { query: { kind } }).data
  const mayRemind = useMayCall(remindOfUndertakings)
  const mayEdit = useMayCall(saveUndertakingText)
  const [editing, setEditing] = useState(false)
  const [shown, setShown] = useState<ListedUndertaking>()
  const selection = useSelection(
    list.rows,
    ({ companyId }) => companyId,
    ({ companyName }) => say(texts.select, { company: companyName }),
  )
  const reminding = useReminding(selection.clear)
  const columns = useDeskColumns()
  const { page: _page, pageSize: _size, ...search } = list.asked
  const missing = overview
    ? [
        ...(overview.versions.zh === 0 ? [say(texts.chinese)] : []),
        ...(overview.versions.en === 0 ? [say(texts.english)] : []),
      ]
    : []

  return (
    <ListPage
      title={title}
      lead={overview ? say(leadTexts[kind], { day: formatDate(overview.lastDay, language) }) : ''}
      summary={
        <ListSummary
          list={list}
          unit="companies"
          parts={undertakingStates.flatMap((state) => {
            const count = overview?.states[state] ?? 0
            return count > 0 ? [{ text: say(countTexts[state], { count }), search: `?state=${state}` }] : []
          })}
        />
      }
      actions={
        <>
          <ExportButton endpoint={exportUndertakings} given={{ query: search }} busyLabel={texts.exporting} />
          {mayEdit ? (
            <Button type="primary" onClick={() => setEditing(true)}>
              {say(texts.editText)}
            </Button>
          ) : null}
        </>
      }
      above={
        missing.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            className={styles.missing ?? ''}
            title={say(texts.noText, { languages: missing.join(language === 'zh' ? '、' : ', ') })}
            action={
              mayEdit ? (
                <Button size="small" onClick={() => setEditing(true)}>
                  {say(texts.writeText)}
                </Button>
              ) : null
            }
          />
        ) : null
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <DeskFilters />
      </ListFilters>
      <ListRows
        label={title}
        list={list}
        columns={columns}
        keyOf={({ companyId }) => companyId}
        selection={mayRemind ? selection : undefined}
        bulk={
          <Button
            type="primary"
            size="small"
            loading={reminding.busy}
            onClick={() => void reminding.remind(selection.chosen)}
          >
            {say(texts.remindChosen)}
          </Button>
        }
        emptyNote={say(texts.empty)}
        actions={(row) => (
          <>
            <Button
              type="link"
              size="small"
              aria-label={say(texts.detailsOf, { company: row.companyName })}
              onClick={() => setShown(row)}
            >
              {say(texts.details)}
            </Button>
            {mayRemind && row.state !== 'signed' && !row.remindedToday ? (
              <Button
                type="link"
                size="small"
                aria-label={say(texts.remindOf, { company: row.companyName })}
                onClick={() => void reminding.remind([row])}
              >
                {say(texts.remind)}
              </Button>
            ) : null}
          </>
        )}
      />
      {reminding.holder}
      {shown ? (
        <CompanyDrawer companyId={shown.companyId} kind={kind} onClose={() => setShown(undefined)} />
      ) : null}
      {editing ? <TextEditor kind={kind} onClose={() => setEditing(false)} /> : null}
    </ListPage>
  )
}
