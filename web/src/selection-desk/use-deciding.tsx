import type { ListedChooser } from '@fairground/wire/selection/choosers'
import { confirmChoices } from '@fairground/wire/selection/desk'
import { Modal } from 'antd'
import { type ReactElement, useState } from 'react'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useMayCall } from '../session/use-session'
import { useCommand } from '../ui/use-command'
import { deskAnnouncer } from './announce'
import { announceDecided, asSeen } from './decided'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { ReturnDialog } from './return-dialog'
import { warningsOf } from './use-chooser-columns'

interface Deciding {
  may: boolean
  busy: boolean
  /** Answers whether all of it was done. Asks first where there are several, or a warning. */
  confirm: (rows: readonly ListedChooser[]) => Promise<boolean>
  giveBack: (rows: readonly ListedChooser[], onDone?: () => void) => void
  /** Where questions and dialogs appear. */
  holder: ReactElement
}

/** Confirms and gives back, singly or many at once: what was seen, and nothing that changed since. */
export function useDeciding(): Deciding {
  const say = useSay()
  const refresh = useRefresh()
  const may = useMayCall(confirmChoices)
  const [modal, questions] = Modal.useModal()
  const { busy, run } = useCommand(deskAnnouncer)
  const [returning, setReturning] = useState<{
    rows: readonly ListedChooser[]
    onDone?: (() => void) | undefined
  }>()

  async function agreed(rows: readonly ListedChooser[]): Promise<boolean> {
    const warned = rows.filter((row) => warningsOf(row, say).length > 0)
    if (rows.length === 1 && warned.length === 0) return true
    return await modal.confirm({
      title: say(texts.confirmAsk, { count: rows.length }),
      content:
        warned.length > 0 ? (
          <>
            <p>{say(texts.confirmWarned, { count: warned.length })}</p>
            <ul className={styles.asked}>
              {warned.map((row) => (
                <li key={row.companyId}>
                  <b>{row.companyName}</b> {warningsOf(row, say).join('；')}
                </li>
              ))}
            </ul>
          </>
        ) : null,
      okText: say(texts.confirm),
      cancelText: say(texts.cancel),
    })
  }

  async function confirm(rows: readonly ListedChooser[]): Promise<boolean> {
    if (!(await agreed(rows))) return false
    let all = false
    const confirming = async () => {
      const decided = await call(confirmChoices, { body: { choices: asSeen(rows) } })
      announceDecided(texts.confirmed, rows, decided)
      all = decided.changed.length === 0
    }
    await run(confirming, { after: () => refresh('overview') })
    return all
  }

  return {
    may,
    busy,
    confirm,
    giveBack: (rows, onDone) => setReturning({ rows, onDone }),
    holder: (
      <>
        {questions}
        {returning ? (
          <ReturnDialog
            rows={returning.rows}
            onClose={() => setReturning(undefined)}
            onDone={returning.onDone}
          />
        ) : null}
      </>
    ),
  }
}
