import { CheckCircleFilled, CloseCircleFilled, UserOutlined } from '@ant-design/icons'
import { mayComeAgain } from '@fairground/domain/badge'
import type { ListedGateBadge } from '@fairground/wire/badge/gate'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { formatExactClock } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { EmptyState } from '../../ui/empty-state'
import { photoAddress } from '../photo-address'
import styles from './gate.module.css'
import { reasonTexts, gateTexts as texts } from './gate.texts'
import { useGateReader } from './gate-reader'
import type { Shown } from './gate-store'

interface Props {
  shown: Shown | undefined
  busy: boolean
  onAdmit: (again: boolean) => void
}

/** Yes or no, large enough to be read at arm's length; why not; and whose face it has to be. */
export function VerdictCard({ shown, busy, onAdmit }: Props) {
  const say = useSay()
  const yes = useRef<HTMLButtonElement>(null)
  const open = shown && shown.reason === null && shown.admitted === null
  useEffect(() => {
    // Enter is enough: the number was typed, and the next key says yes.
    if (open) yes.current?.focus()
  }, [open])
  if (!shown)
    return (
      <section className={styles.verdict} aria-label={say(texts.answer)}>
        <EmptyState title={say(texts.nobody)}>{say(texts.nobodyNote)}</EmptyState>
      </section>
    )
  return (
    <section className={styles.verdict} aria-label={say(texts.answer)}>
      <Band shown={shown} />
      {shown.badge ? <Face badge={shown.badge} /> : null}
      <div className={styles.acts}>
        {open ? (
          <Button ref={yes} type="primary" size="large" block loading={busy} onClick={() => onAdmit(false)}>
            {say(texts.admit)}
          </Button>
        ) : null}
        {shown.admitted === null && mayComeAgain(shown.reason) ? (
          <Button size="large" block loading={busy} onClick={() => onAdmit(true)}>
            {say(texts.admitAgain)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Band({ shown: { reason, admitted, badge } }: { shown: Shown }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useGateReader()
  const good = reason === null || admitted !== null
  const title = admitted
    ? say(texts.admitted, { time: formatExactClock(admitted, reader) })
    : reason
      ? reasonTexts[reason].title[language]
      : say(texts.good)
  const note = admitted
    ? ''
    : reason
      ? say(reasonTexts[reason].note, {
          time: badge?.admittedAt ? formatExactClock(badge.admittedAt, reader) : '',
        })
      : say(texts.goodNote)
  return (
    <div role="alert" className={`${styles.band} ${good ? styles.yes : styles.no}`}>
      {good ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      <div>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
        {reason === 'void' && badge?.voidReason ? (
          <p>{say(texts.voidReason, { reason: badge.voidReason })}</p>
        ) : null}
      </div>
    </div>
  )
}

function Face({ badge }: { badge: ListedGateBadge }) {
  const say = useSay()
  const { name, nameEn, post, companyName, number, photoFileId } = badge
  return (
    <div className={styles.face}>
      {photoFileId ? (
        <Photo key={photoFileId} fileId={photoFileId} name={name} />
      ) : (
        <span className={styles.noPhoto}>
          <UserOutlined aria-hidden />
          {say(texts.noPhoto)}
        </span>
      )}
      <div>
        <h3>
          {name}
          {nameEn && nameEn !== name ? <span lang="en">{nameEn}</span> : null}
        </h3>
        <p>{companyName}</p>
        <p>{post}</p>
        <p className={styles.note}>{say(texts.badgeNumber, { number })}</p>
      </div>
    </div>
  )
}

function Photo({ fileId, name }: { fileId: string; name: string }) {
  const say = useSay()
  const [gone, setGone] = useState(false)
  return gone ? (
    <span className={styles.noPhoto}>
      <UserOutlined aria-hidden />
      {say(texts.photoAway)}
    </span>
  ) : (
    <img
      className={styles.photo}
      src={photoAddress(fileId)}
      alt={say(texts.photoOf, { name })}
      onError={() => setGone(true)}
    />
  )
}
