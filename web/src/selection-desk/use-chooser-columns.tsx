import {
  type Progress,
  progressNames,
  refusalNames,
  selectionActionNames,
} from '@fairground/domain/selection'
import type { ListedChooser } from '@fairground/wire/selection/choosers'
import { formatMoment, formatWindow } from '../lib/format'
import { useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import type { Column } from '../ui/list/list-rows'
import { StatusTag, type Tone } from '../ui/status-tag'
import { BoothCodes } from './booth-codes'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { useDeskAddress } from './desk-address'
import { heldOf, isOutOfQuota, quotaText } from './quota-text'

export const progressTones: Record<Progress, Tone> = {
  notBegun: 'quiet',
  choosing: 'info',
  returned: 'warn',
  finished: 'warn',
  confirmed: 'ok',
}

/** What is to be looked at twice before it is confirmed. */
export function warningsOf(row: ListedChooser, say: ReturnType<typeof useSay>): string[] {
  return [
    ...row.unwished.map((wish) => say(texts.besides, { ...wish })),
    ...(isOutOfQuota(row) ? [say(texts.outOfQuota)] : []),
  ]
}

/** The same company in the queue and in the list of all; each leaves out what says nothing there. */
export function useChooserColumns(kind: 'queue' | 'companies'): Column<ListedChooser>[] {
  const say = useSay()
  const reader = useReader()
  const { openCompany } = useDeskAddress()
  const columns: Record<string, Column<ListedChooser>> = {
    company: {
      key: 'companyName',
      sort: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => (
        <button type="button" className={styles.name} onClick={() => openCompany(companyId)}>
          {companyName}
        </button>
      ),
    },
    progress: {
      key: 'progress',
      title: say(texts.progress),
      cell: ({ progress }) => (
        <StatusTag tone={progressTones[progress]}>{progressNames[progress][reader.language]}</StatusTag>
      ),
    },
    booths: {
      key: 'booths',
      sort: 'booths',
      title: say(texts.booths),
      wraps: true,
      cell: ({ booths }) => <BoothCodes codes={booths.map(({ code }) => code)} />,
    },
    quota: {
      key: 'quota',
      title: say(texts.quota),
      cell: ({ quota, booths }) => (
        <span className={styles.figures}>
          {quota ? `${heldOf(booths, quota)} / ` : ''}
          {quotaText(quota, say)}
          {quota?.source === 'company' ? <small> {say(texts.ownQuotaMark)}</small> : null}
        </span>
      ),
    },
    window: {
      key: 'window',
      sort: 'window',
      title: say(texts.window),
      cell: ({ window }) => (window ? formatWindow(window.startsAt, window.endsAt, reader) : say(texts.none)),
    },
    finishedAt: {
      key: 'finishedAt',
      sort: 'finishedAt',
      title: say(texts.finishedAt),
      cell: ({ finishedAt }) => (finishedAt ? formatMoment(finishedAt, reader) : ''),
    },
    lastTry: {
      key: 'lastTry',
      sort: 'lastTry',
      title: say(texts.lastTry),
      wraps: 'words',
      cell: ({ lastTry }) => (lastTry ? <LastTry {...lastTry} /> : ''),
    },
    warnings: {
      key: 'warnings',
      title: say(texts.warnings),
      wraps: true,
      cell: (row) =>
        warningsOf(row, say).map((warning) => (
          <span key={warning} className={styles.warning}>
            {warning}
          </span>
        )),
    },
  }
  const shown =
    kind === 'queue'
      ? ['company', 'booths', 'quota', 'finishedAt', 'warnings']
      : ['company', 'progress', 'booths', 'quota', 'window', 'finishedAt', 'lastTry']
  return shown.flatMap((key) => columns[key] ?? [])
}

function LastTry({ at, action, refusedBy }: NonNullable<ListedChooser['lastTry']>) {
  const reader = useReader()
  return (
    <span className={styles.try}>
      {formatMoment(at, reader)} {selectionActionNames[action][reader.language]}
      {refusedBy ? <em>{refusalNames[refusedBy][reader.language]}</em> : null}
    </span>
  )
}
