import { UserOutlined } from '@ant-design/icons'
import { identityKindNames } from '@fairground/domain/badge'
import { type ListedPerson, removePerson, seeIdentity } from '@fairground/wire/badge'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { badgeAnnouncer } from './announce'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'
import { photoAddress } from './photo-address'
import { PrintButtons } from './print-buttons'

interface Props {
  person: ListedPerson
  editable: boolean
  onEdit: () => void
}

export function PersonCard({ person, editable, onEdit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { name, nameEn, post, mobile, identityKind, number } = person
  return (
    <li className={styles.person}>
      <Photo person={person} />
      <div className={styles.facts}>
        <h3>
          {name}
          {nameEn && nameEn !== name ? <span lang="en">{nameEn}</span> : null}
        </h3>
        <p>
          {post} · {mobile}
        </p>
        <p className={styles.identity}>
          {identityKindNames[identityKind][language]} <Identity person={person} />
        </p>
        <p className={styles.tags}>
          <State person={person} />
          <span className={styles.number}>{say(texts.badgeNumber, { number })}</span>
        </p>
      </div>
      <div className={styles.acts}>
        <PrintButtons person={person} />
        {editable ? (
          <>
            <Button type="link" size="small" aria-label={say(texts.editOf, { name })} onClick={onEdit}>
              {say(texts.edit)}
            </Button>
            <RemoveButton person={person} />
          </>
        ) : null}
      </div>
    </li>
  )
}

function Photo({ person: { photoFileId, name } }: { person: ListedPerson }) {
  const say = useSay()
  return photoFileId ? (
    <img
      className={styles.photo}
      src={photoAddress(photoFileId)}
      alt={say(texts.photoOf, { name })}
      loading="lazy"
    />
  ) : (
    <span className={styles.noPhoto} aria-hidden="true">
      <UserOutlined />
    </span>
  )
}

function State({ person: { photoFileId, printing, voidReason } }: { person: ListedPerson }) {
  const say = useSay()
  if (voidReason !== null)
    return <StatusTag tone="bad">{say(texts.voided, { reason: voidReason })}</StatusTag>
  if (printing > 0)
    return (
      <StatusTag tone="info">
        {printing === 1 ? say(texts.printed) : say(texts.printedAgain, { printing })}
      </StatusTag>
    )
  return photoFileId ? (
    <StatusTag tone="ok">{say(texts.ready)}</StatusTag>
  ) : (
    <StatusTag tone="warn">{say(texts.needsPhoto)}</StatusTag>
  )
}

/** Masked until somebody asks for it, and again when they have seen it. Every look is on record. */
function Identity({ person: { id, name, identityMasked } }: { person: ListedPerson }) {
  const say = useSay()
  const [seen, setSeen] = useState<string>()
  const { busy, run } = useCommand(badgeAnnouncer)
  if (!identityMasked) return <span>{say(texts.unreadable)}</span>
  const look = async () => setSeen((await call(seeIdentity, { body: { id } })).identityNumber)
  return (
    <>
      <code>{seen ?? identityMasked}</code>
      <Button
        type="link"
        size="small"
        loading={busy}
        aria-label={say(seen ? texts.hideOf : texts.showOf, { name })}
        onClick={() => (seen ? setSeen(undefined) : void run(look))}
      >
        {say(seen ? texts.hide : texts.show)}
      </Button>
    </>
  )
}

function RemoveButton({ person: { id, name, version, printing } }: { person: ListedPerson }) {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(badgeAnnouncer)

  async function remove(): Promise<void> {
    const sure = await modal.confirm({
      title: say(texts.removeAsk, { name }),
      content: `${say(texts.removeNote)}${printing > 0 ? ` ${say(texts.removePrinted)}` : ''}`,
      okText: say(texts.remove),
      cancelText: say(texts.back),
      okButtonProps: { danger: true },
    })
    if (!sure) return
    await run(() => call(removePerson, { body: { id, version } }), {
      done: texts.removed,
      after: () => refresh('ownSignUp'),
    })
  }

  return (
    <>
      <Button
        type="link"
        size="small"
        danger
        loading={busy}
        aria-label={say(texts.removeOf, { name })}
        onClick={() => void remove()}
      >
        {say(texts.remove)}
      </Button>
      {holder}
    </>
  )
}
