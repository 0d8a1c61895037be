import { leaderRole } from '@fairground/domain/account'
import { type WindowPhase, windowMessages } from '@fairground/domain/window'
import {
  type ListedWindow,
  listWindows,
  setWindows,
  type WindowFilters,
  windowColumns,
  windowFilters,
  windowOverview,
} from '@fairground/wire/window'
import { Button, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { useMayCall, useUser } from '../session/use-session'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary, type Part } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { announce } from './announce'
import { SetDialog } from './set-dialog'
import { useCancelling } from './use-cancelling'
import { useWindowColumns } from './use-window-columns'
import styles from './window.module.css'
import { windowTexts as texts } from './window.texts'
import { WindowFilterFields } from './window-filters'

const counted = {
  open: texts.countOpen,
  soon: texts.countSoon,
  ahead: texts.countAhead,
  over: texts.countOver,
  unset: texts.countUnset,
} satisfies Record<WindowPhase, unknown>

/** When each company may choose its booth. Whoever only reviews looks on. */
export function WindowPage() {
  const say = useSay()
  const timeZone = useTimeZone()
  const readsOnly = useUser().roles.includes(leaderRole)
  const maySet = useMayCall(setWindows)
  const [form] = Form.useForm<WindowFilters>()
  const list = useList<ListedWindow, WindowFilters, typeof listWindows>(listWindows, windowFilters, {
    sortable: windowColumns,
  })
  const overview = useCall(windowOverview, {}).data
  useClock()
  const columns = useWindowColumns(readsOnly)
  const [setting, setSetting] = useState<readonly ListedWindow[]>()
  const selection = useSelection(
    list.rows,
    ({ companyId }) => companyId,
    ({ companyName }) => say(texts.select, { company: companyName }),
  )
  const { chosen } = selection
  const { busy, cancel, holder } = useCancelling(selection.clear)

  const withChosen = (act: (rows: readonly ListedWindow[]) => void) => () =>
    chosen.length > 0 ? act(chosen) : announce('warning', windowMessages.nothingChosen)
  const setChosen = withChosen(setSetting)
  const cancelChosen = withChosen((rows) => void cancel(rows))

  const parts = (Object.keys(counted) as WindowPhase[]).flatMap((phase): Part[] => {
    const count = overview?.phases[phase] ?? 0
    return count > 0 ? [{ text: say(counted[phase], { count }), search: `?phase=${phase}` }] : []
  })

  return (
    <ListPage
      title={say(texts.title)}
      lead={say(readsOnly ? texts.leaderLead : texts.lead, { zone: timeZone })}
      summary={<ListSummary list={list} unit="companies" parts={parts} />}
      actions={
        maySet ? (
          <>
            <Button onClick={cancelChosen} loading={busy}>
              {say(texts.cancelSeveral)}
            </Button>
            <Button type="primary" onClick={setChosen}>
              {say(texts.setSeveral)}
            </Button>
          </>
        ) : null
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <WindowFilterFields batches={overview?.batches ?? []} readsOnly={readsOnly} />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ companyId }) => companyId}
        selection={maySet ? selection : undefined}
        bulk={
          <span className={styles.actions}>
            <Button type="primary" size="small" onClick={setChosen}>
              {say(texts.setChosen)}
            </Button>
            <Button size="small" onClick={cancelChosen} loading={busy}>
              {say(texts.cancelChosen)}
            </Button>
          </span>
        }
        emptyNote={say(texts.empty)}
        actions={
          maySet
            ? (row) => (
                <Button
                  type="link"
                  size="small"
                  aria-label={say(texts.setOf, { company: row.companyName })}
                  onClick={() => setSetting([row])}
                >
                  {say(texts.set)}
                </Button>
              )
            : undefined
        }
      />
      {holder}
      {setting ? (
        <SetDialog rows={setting} onClose={() => setSetting(undefined)} onDone={selection.clear} />
      ) : null}
    </ListPage>
  )
}

const askAgainMs = 30_000

/** Windows open and close by themselves: no news tells of it. */
function useClock(): void {
  const refresh = useRefresh()
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh('signUps')
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), askAgainMs)
    return () => clearInterval(timer)
  }, [])
}
