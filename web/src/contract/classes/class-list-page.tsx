import { boothClassNames, hallKindNames } from '@fairground/domain/booth'
import { languageNames, priceUnitNames } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import {
  contractClasses,
  type ListedClass,
  moveContractClass,
  removeContractClass,
  saveContractClass,
} from '@fairground/wire/contract/classes'
import { Button, Popconfirm } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import button from '../../ui/plain-button.module.css'
import { useCommand } from '../../ui/use-command'
import { contractAnnouncer } from '../announce'
import { classTexts as texts } from './class.texts'
import styles from './class-list.module.css'

const classPath = (id?: string) =>
  id ? `/contract/classify/detail?${new URLSearchParams({ id })}` : '/contract/classify/detail'

/** Every class in the order in which the first that fits is taken. */
export function ClassListPage() {
  const say = useSay()
  const query = useCall(contractClasses)
  const mayEdit = useMayCall(saveContractClass)
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={
        mayEdit ? (
          <Link to={classPath()} className={button.smallPrimary}>
            {say(texts.add)}
          </Link>
        ) : null
      }
    >
      {query.data ? (
        <Classes classes={query.data.classes} mayEdit={mayEdit} />
      ) : query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <div className={styles.instead}>
          <PartSkeleton rows={6} />
        </div>
      )}
    </ListPage>
  )
}

function Classes({ classes, mayEdit }: { classes: ListedClass[]; mayEdit: boolean }) {
  const say = useSay()
  if (classes.length === 0) return <EmptyState title={say(texts.empty)} />
  return (
    <ol className={styles.classes}>
      {classes.map((one, place) => (
        <li key={one.id}>
          <ClassCard one={one} place={place} last={place === classes.length - 1} mayEdit={mayEdit} />
        </li>
      ))}
    </ol>
  )
}

interface CardProps {
  one: ListedClass
  place: number
  last: boolean
  mayEdit: boolean
}

function ClassCard({ one, place, last, mayEdit }: CardProps) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const refresh = useRefresh()
  const { busy, run } = useCommand(contractAnnouncer)
  const name = language === 'en' ? one.nameEn : one.nameZh
  const after = () => refresh('lists')
  const move = (by: 'up' | 'down') =>
    void run(() => call(moveContractClass, { body: { id: one.id, by } }), { after })
  const remove = () =>
    void run(() => call(removeContractClass, { body: { id: one.id, version: one.version } }), {
      done: texts.removed,
      after,
    })
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Link to={classPath(one.id)}>{name}</Link>
        </h2>
        <span className={styles.soft}>
          {say(texts[one.userType])} · {one.currency} · {say(texts.contracts)} {one.contracts}
        </span>
      </div>
      <ul className={styles.prices}>
        {one.rules.prices.map(({ boothClass, hallKind, per, amount }) => (
          <li key={`${boothClass} ${hallKind}`}>
            <span>
              {boothClassNames[boothClass][language]} · {hallKindNames[hallKind][language]}
            </span>
            <b>{moneyText({ amount, currency: one.currency })}</b>
            <span className={styles.soft}>{priceUnitNames[per][language]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        {say(texts.templates)}{' '}
        {one.templates.length > 0
          ? one.templates
              .map(({ language: of, number }) => `${languageNames[of][language]} v${number}`)
              .join(' · ')
          : say(texts.noTemplate)}
        {' · '}
        {say(texts.changed)} {listMoment(one.updatedAt, timeZone)} {one.updatedBy}
      </p>
      <div className={styles.actions}>
        <Link to={classPath(one.id)} aria-label={`${say(mayEdit ? texts.edit : texts.look)} ${name}`}>
          {say(mayEdit ? texts.edit : texts.look)}
        </Link>
        {mayEdit ? (
          <>
            <Button
              size="small"
              disabled={place === 0 || busy}
              onClick={() => move('up')}
              aria-label={`${say(texts.up)} ${name}`}
            >
              {say(texts.up)}
            </Button>
            <Button
              size="small"
              disabled={last || busy}
              onClick={() => move('down')}
              aria-label={`${say(texts.down)} ${name}`}
            >
              {say(texts.down)}
            </Button>
            {one.contracts === 0 ? (
              <Popconfirm title={say(texts.removeAsk, { name })} onConfirm={remove}>
                <Button
                  size="small"
                  danger
                  type="text"
                  disabled={busy}
                  aria-label={`${say(texts.remove)} ${name}`}
                >
                  {say(texts.remove)}
                </Button>
              </Popconfirm>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
