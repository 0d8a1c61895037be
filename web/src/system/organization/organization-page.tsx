import { levelOf, mostUnitLevels } from '@fairground/domain/system'
import {
  addUnit,
  type ListedUnit,
  listUnits,
  orderUnits,
  removeUnit,
  unitHistory,
} from '@fairground/wire/system/organization'
import { userPath } from '@fairground/wire/system/screens'
import { listUsers } from '@fairground/wire/system/users'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { HistoryDrawer } from '../../ui/history/history-drawer'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { UpDown } from '../../ui/up-down'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { RecordChange } from '../record-change'
import { systemTexts } from '../system.texts'
import { useQuestion } from '../use-question'
import styles from './organization.module.css'
import { organizationTexts as texts } from './organization.texts'
import { UnitDialog } from './unit-dialog'

type Asked = { edit: string } | { below: string | null }

/** The organiser's units as a tree, with the people in them. */
export function OrganizationPage() {
  const say = useSay()
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useCall(listUnits)
  const mayEdit = useMayCall(addUnit)
  const [asked, setAsked] = useState<Asked>()
  const [history, setHistory] = useState<ListedUnit>()
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={
        mayEdit ? (
          <Button type="primary" onClick={() => setAsked({ below: null })}>
            {say(texts.add)}
          </Button>
        ) : null
      }
    >
      <div className={styles.body}>
        {data === undefined ? (
          isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={6} />
          )
        ) : data.length === 0 ? (
          <EmptyState title={say(texts.empty)}>{say(texts.emptyNote)}</EmptyState>
        ) : (
          <Branch units={data} parentId={null} mayEdit={mayEdit} onAsk={setAsked} onHistory={setHistory} />
        )}
      </div>
      {asked ? <UnitDialog units={data ?? []} asked={asked} onClose={() => setAsked(undefined)} /> : null}
      {history ? (
        <HistoryDrawer
          title={say(systemTexts.historyOf, { name: nameIn(history, language) })}
          endpoint={unitHistory}
          params={{ id: history.id }}
          entry={(entry) => <RecordChange entry={entry} />}
          onClose={() => setHistory(undefined)}
        />
      ) : null}
    </ListPage>
  )
}

const nameIn = (unit: ListedUnit, language: 'zh' | 'en'): string => (language === 'en' && unit.en) || unit.zh

interface BranchProps {
  units: ListedUnit[]
  parentId: string | null
  mayEdit: boolean
  onAsk: (asked: Asked) => void
  onHistory: (unit: ListedUnit) => void
}

function Branch(props: BranchProps) {
  const { units, parentId, mayEdit, onAsk, onHistory } = props
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const mayOpen = useMayCall(listUsers)
  const { ask, holder } = useQuestion()
  const { run } = useCommand(systemAnnouncer)
  const siblings = units.filter((unit) => unit.parentId === parentId)
  const ids = siblings.map(({ id }) => id)
  const after = () => refresh('people')

  function move(place: number, step: -1 | 1): void {
    const order = ids.toSpliced(place, 1).toSpliced(place + step, 0, ids[place] ?? '')
    void run(() => call(orderUnits, { body: { parentId, was: ids, order } }), { after })
  }

  async function remove(unit: ListedUnit): Promise<void> {
    const name = nameIn(unit, language)
    if (!(await ask(say(texts.removeAsk, { name }), say(texts.removeNote), { danger: true }))) return
    const { id, version } = unit
    await run(() => call(removeUnit, { body: { id, version } }), { done: systemTexts.removed, after })
  }

  return (
    <ul className={styles.branch}>
      {siblings.map((unit, place) => {
        const name = nameIn(unit, language)
        const empty = unit.people.length === 0 && !units.some((other) => other.parentId === unit.id)
        return (
          <li key={unit.id}>
            <div className={styles.unit}>
              <div className={styles.about}>
                <h2>{name}</h2>
                <p>
                  {unit.people.length === 0 ? say(texts.nobody) : null}
                  {unit.people.map((person) => (
                    <span key={person.id}>
                      {mayOpen ? <Link to={userPath(person.id)}>{person.name}</Link> : person.name}
                      {person.post ? <small> {person.post}</small> : null}
                    </span>
                  ))}
                </p>
              </div>
              <div className={styles.actions}>
                {mayEdit ? (
                  <>
                    <UpDown
                      up={say(texts.up, { name })}
                      down={say(texts.down, { name })}
                      onUp={place === 0 ? undefined : () => move(place, -1)}
                      onDown={place === siblings.length - 1 ? undefined : () => move(place, 1)}
                    />
                    {levelOf(units, unit.id) < mostUnitLevels ? (
                      <Button
                        type="link"
                        size="small"
                        aria-label={say(texts.addBelowOf, { name })}
                        onClick={() => onAsk({ below: unit.id })}
                      >
                        {say(texts.addBelow)}
                      </Button>
                    ) : null}
                    <Button
                      type="link"
                      size="small"
                      aria-label={say(systemTexts.editOf, { name })}
                      onClick={() => onAsk({ edit: unit.id })}
                    >
                      {say(systemTexts.edit)}
                    </Button>
                  </>
                ) : null}
                <Button
                  type="link"
                  size="small"
                  aria-label={say(systemTexts.historyOf, { name })}
                  onClick={() => onHistory(unit)}
                >
                  {say(systemTexts.history)}
                </Button>
                {mayEdit && empty ? (
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={say(systemTexts.removeOf, { name })}
                    onClick={() => void remove(unit)}
                  >
                    {say(systemTexts.remove)}
                  </Button>
                ) : null}
              </div>
            </div>
            <Branch {...props} parentId={unit.id} />
          </li>
        )
      })}
      {holder}
    </ul>
  )
}
