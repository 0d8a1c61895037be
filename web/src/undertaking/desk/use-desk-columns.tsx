import { type UndertakingState, undertakingStateNames } from '@fairground/domain/undertaking'
import { companyPath } from '@fairground/wire/hub/screens'
import type { ListedUndertaking } from '@fairground/wire/undertaking'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag, type Tone } from '../../ui/status-tag'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'

const tones: Record<UndertakingState, Tone> = { open: 'warn', signed: 'ok', askedAgain: 'bad' }

export function useDeskColumns(): Column<ListedUndertaking>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  return [
    {
      key: 'company',
      sort: 'company',
      title: say(texts.companyName),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    {
      key: 'booths',
      title: say(texts.booths),
      wraps: 'words',
      cell: ({ booths }) => <span className={styles.codes}>{booths.join(' ')}</span>,
    },
    {
      key: 'state',
      sort: 'state',
      title: say(texts.state),
      cell: ({ state, renewalReason }) => (
        <span title={renewalReason || undefined}>
          <StatusTag tone={tones[state]}>{undertakingStateNames[state][language]}</StatusTag>
        </span>
      ),
    },
    {
      key: 'signedAt',
      sort: 'signedAt',
      title: say(texts.signed),
      cell: ({ signedAt, signerName, method }) =>
        signedAt ? (
          <>
            {signerName}
            {method === 'staff' ? <small className={styles.soft}> {say(texts.onPaper)}</small> : null}
            <br />
            <small className={styles.soft}>{listMoment(signedAt, timeZone)}</small>
          </>
        ) : (
          ''
        ),
    },
    {
      key: 'version',
      title: say(texts.version),
      cell: ({ textVersion, currentVersion }) =>
        textVersion === null ? (
          ''
        ) : (
          <>
            {say(texts.versionNumber, { version: textVersion })}
            {currentVersion !== null && textVersion < currentVersion ? (
              <>
                <br />
                <small className={styles.former}>{say(texts.outdated, { version: currentVersion })}</small>
              </>
            ) : null}
          </>
        ),
    },
    {
      key: 'remindedAt',
      sort: 'remindedAt',
      title: say(texts.reminded),
      cell: ({ remindedAt, remindedToday }) =>
        remindedToday ? say(texts.today) : remindedAt ? listMoment(remindedAt, timeZone) : '',
    },
  ]
}
