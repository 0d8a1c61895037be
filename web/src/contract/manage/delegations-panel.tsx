import { dayIn } from '@fairground/domain/field'
import type { ContractDetail } from '@fairground/wire/contract/desk'
import { formatDate, formatFullDay } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { contractTexts } from '../contract.texts'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

type Delegation = ContractDetail['delegations'][number]

/** Everybody the company has ever named to sign, on record. */
export function DelegationsPanel({ delegations }: Pick<ContractDetail, 'delegations'>) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const today = dayIn(reader.timeZone)
  if (delegations.length === 0) return null
  return (
    <Panel id="delegations" title={say(texts.delegations)}>
      <ul className={styles.requests}>
        {delegations.map((delegation) => {
          const { id, name, post, contact, namedBy, namedAt, until } = delegation
          return (
            <li key={id}>
              <span className={styles.tags}>
                <b>{say(contractTexts.delegateNamed, { name, post })}</b>
                <span className={styles.soft}>{contact}</span>
                <Standing delegation={delegation} today={today} />
              </span>
              <p className={styles.soft}>
                {say(contractTexts.delegatedOn, { who: namedBy, day: formatFullDay(namedAt, reader) })} ·{' '}
                {say(contractTexts.delegatedUntil, { day: formatDate(until, language) })}
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Standing({
  delegation: { until, revokedAt },
  today,
}: {
  delegation: Pick<Delegation, 'until' | 'revokedAt'>
  today: string
}) {
  const say = useSay()
  const reader = useReader()
  if (revokedAt)
    return (
      <StatusTag tone="quiet">
        {say(texts.delegateRevoked, { day: formatFullDay(revokedAt, reader) })}
      </StatusTag>
    )
  return until < today ? (
    <StatusTag tone="quiet">{say(texts.delegateOver)}</StatusTag>
  ) : (
    <StatusTag tone="ok">{say(texts.delegateNow)}</StatusTag>
  )
}
