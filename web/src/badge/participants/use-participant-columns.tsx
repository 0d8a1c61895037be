import { type BadgeState, badgeStateNames, identityKindNames } from '@fairground/domain/badge'
import { type Participant, seeParticipantIdentity } from '@fairground/wire/badge/participants'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { badgeAnnouncer } from '../announce'
import { participantTexts as texts } from './participants.texts'

const tones: Record<BadgeState, Tone> = { noPhoto: 'warn', ready: 'info', printed: 'ok', void: 'bad' }

export function useParticipantColumns(): Column<Participant>[] {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  return [
    { key: 'number', title: say(texts.number), sort: 'number', cell: ({ number }) => number },
    {
      key: 'name',
      title: say(texts.name),
      names: true,
      cell: ({ name, nameEn }) => (nameEn && nameEn !== name ? `${name} ${nameEn}` : name),
    },
    {
      key: 'companyName',
      title: say(texts.company),
      sort: 'companyName',
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'booths', title: say(texts.booths), wraps: true, cell: ({ booths }) => booths.join(' ') },
    { key: 'post', title: say(texts.post), wraps: 'words', cell: ({ post }) => post },
    { key: 'mobile', title: say(texts.mobile), cell: ({ mobile }) => mobile },
    { key: 'identity', title: say(texts.identity), cell: (row) => <Identity key={row.id} person={row} /> },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state, voidReason }) => (
        <>
          <StatusTag tone={tones[state]}>{badgeStateNames[state][language]}</StatusTag> {voidReason}
        </>
      ),
    },
    {
      key: 'admittedAt',
      title: say(texts.admittedAt),
      sort: 'admittedAt',
      cell: ({ admittedAt }) => (admittedAt ? formatMoment(admittedAt, reader) : ''),
    },
  ]
}

/** Masked until somebody who may asks for it. Every look is on record. */
function Identity({ person }: { person: Participant }) {
  const say = useSay()
  const language = useLanguage()
  const maySee = useMayCall(seeParticipantIdentity)
  const [seen, setSeen] = useState<string>()
  const { busy, run } = useCommand(badgeAnnouncer)
  const { id, name, identityKind, identityMasked } = person
  const look = async () => setSeen((await call(seeParticipantIdentity, { body: { id } })).identityNumber)
  return (
    <>
      {identityKindNames[identityKind][language]} <code>{seen ?? identityMasked}</code>
      {maySee && identityMasked ? (
        <Button
          type="link"
          size="small"
          loading={busy}
          aria-label={say(seen ? texts.hideOf : texts.showOf, { name })}
          onClick={() => (seen ? setSeen(undefined) : void run(look))}
        >
          {say(seen ? texts.hide : texts.show)}
        </Button>
      ) : null}
    </>
  )
}
