import { isPermissionKey, type Module, modules } from '@fairground/domain/account'
import { keyNames, mayBeHidden } from '@fairground/domain/system'
import {
  editMenuEntry,
  listMenuEntries,
  type ManagedEntry,
  menuHistory,
  orderMenuEntries,
  resetMenuEntry,
} from '@fairground/wire/system/menu'
import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { HistoryDrawer } from '../../ui/history/history-drawer'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { menuIcon } from '../../ui/menu-icons'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { UpDown } from '../../ui/up-down'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { RecordChange } from '../record-change'
import { systemTexts } from '../system.texts'
import { useQuestion } from '../use-question'
import { EntryDialog } from './entry-dialog'
import styles from './menu.module.css'
import { menuTexts as texts } from './menu.texts'

/** The menu of both modules as everybody together sees it, hidden entries included. */
export function MenuPage() {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useCall(listMenuEntries)
  const [module, setModule] = useState<Module>('exhibition')
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<string>()
  const [history, setHistory] = useState(false)
  const entries = data?.filter((entry) => entry.module === module)
  const shown = entries && found(entries, typed)
  const entry = entries?.find(({ route }) => route === edited)
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={<Button onClick={() => setHistory(true)}>{say(systemTexts.history)}</Button>}
    >
      <div className={styles.tools}>
        <Segmented
          value={module}
          options={modules.map((value) => ({ value, label: say(texts[value]) }))}
          onChange={setModule}
        />
        <Input
          type="search"
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {shown === undefined ? (
        <div className={styles.tools}>
          {isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={10} />
          )}
        </div>
      ) : shown.length === 0 ? (
        <EmptyState title={say(texts.noneFound)} />
      ) : (
        <Level entries={shown} parent={null} movable={typed.trim() === ''} onEdit={setEdited} />
      )}
      {entry ? <EntryDialog entry={entry} onClose={() => setEdited(undefined)} /> : null}
      {history ? (
        <HistoryDrawer
          title={say(systemTexts.historyOf, { name: say(texts[module]) })}
          endpoint={menuHistory}
          params={{ module }}
          entry={(change) => <RecordChange entry={change} />}
          onClose={() => setHistory(false)}
        />
      ) : null}
    </ListPage>
  )
}

/** What fits, with the groups it stands in. */
function found(entries: ManagedEntry[], typed: string): ManagedEntry[] {
  const words = typed.toLowerCase().split(/\s+/)
  const fits = ({ zh, en, route, permission, shipped }: ManagedEntry) => {
    const text = [zh, en, route, permission, shipped.zh, shipped.en].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const fitting = entries.filter(fits)
  const groups = new Set(fitting.map(({ parent }) => parent))
  return entries.filter((entry) => fitting.includes(entry) || groups.has(entry.route))
}

interface LevelProps {
  entries: ManagedEntry[]
  parent: string | null
  /** Neighbours that the search hides would be jumped over unseen. */
  movable: boolean
  onEdit: (route: string) => void
}

function Level({ entries, parent, movable, onEdit }: LevelProps) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { ask, holder } = useQuestion()
  const { busy, run } = useCommand(systemAnnouncer)
  const level = entries.filter((entry) => entry.parent === parent)
  const routes = level.map(({ route }) => route)
  const after = () => refresh('menu')

  function move(place: number, step: -1 | 1, { module }: ManagedEntry): void {
    const order = routes.toSpliced(place, 1).toSpliced(place + step, 0, routes[place] ?? '')
    void run(() => call(orderMenuEntries, { body: { module, parent, was: routes, order } }), { after })
  }

  const turn = ({ module, route, version, zh, en, icon, enabled }: ManagedEntry) =>
    run(
      () =>
        call(editMenuEntry, {
          body: { module, route, version, zh, en, icon: icon as 'list', enabled: !enabled },
        }),
      { after },
    )

  async function reset({ module, route, version, shipped, ...entry }: ManagedEntry): Promise<void> {
    const title = say(texts.resetAsk, { name: entry[language] })
    if (!(await ask(title, say(texts.resetNote, { shipped: shipped[language] })))) return
    await run(() => call(resetMenuEntry, { body: { module, route, version } }), { after })
  }

  return (
    <ul className={styles.level}>
      {level.map((entry, place) => {
        const { route, enabled, own, permission } = entry
        const name = entry[language]
        return (
          <li key={route}>
            <div className={`${styles.entry} ${enabled ? '' : styles.off}`}>
              <span className={styles.name}>
                {parent === null ? menuIcon(entry.icon) : null}
                {name}
                {enabled ? null : <StatusTag tone="warn">{say(texts.hidden)}</StatusTag>}
                {own ? <StatusTag tone="info">{say(texts.own)}</StatusTag> : null}
              </span>
              <span className={styles.other}>{entry[language === 'en' ? 'zh' : 'en']}</span>
              <span className={styles.key}>
                {!route.startsWith('/')
                  ? null
                  : permission && isPermissionKey(permission)
                    ? say(texts.needs, { key: keyNames[permission][language] })
                    : say(texts.everybody)}
                <code>{permission ?? (route.startsWith('/') ? route : '')}</code>
              </span>
              <span className={styles.actions}>
                {movable ? (
                  <UpDown
                    up={say(texts.up, { name })}
                    down={say(texts.down, { name })}
                    onUp={place === 0 ? undefined : () => move(place, -1, entry)}
                    onDown={place === level.length - 1 ? undefined : () => move(place, 1, entry)}
                  />
                ) : null}
                <Button
                  type="link"
                  size="small"
                  aria-label={say(systemTexts.editOf, { name })}
                  onClick={() => onEdit(route)}
                >
                  {say(systemTexts.edit)}
                </Button>
                {mayBeHidden(route) ? (
                  <Button
                    type="link"
                    size="small"
                    disabled={busy}
                    aria-label={say(enabled ? texts.hideOf : texts.showOf, { name })}
                    onClick={() => void turn(entry)}
                  >
                    {say(enabled ? texts.hide : texts.show)}
                  </Button>
                ) : null}
                {own ? (
                  <Button
                    type="link"
                    size="small"
                    disabled={busy}
                    aria-label={say(texts.resetOf, { name })}
                    onClick={() => void reset(entry)}
                  >
                    {say(texts.reset)}
                  </Button>
                ) : null}
              </span>
            </div>
            <Level entries={entries} parent={route} movable={movable} onEdit={onEdit} />
          </li>
        )
      })}
      {holder}
    </ul>
  )
}
