import { type ListedUndertaking, remindOfUndertakings } from '@fairground/wire/undertaking'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { FirstNamed } from '../../ui/first-named'
import { useCommand } from '../../ui/use-command'
import { undertakingAnnouncer } from '../announce'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'

interface Reminding {
  busy: boolean
  remind: (rows: readonly ListedUndertaking[]) => Promise<void>
  /** Where the question and the outcome appear. */
  holder: ReactElement
}

/** Asks, reminds, and shows what was sent to how many. */
export function useReminding(onDone: () => void): Reminding {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(undertakingAnnouncer)

  const ask = async (rows: readonly ListedUndertaking[]): Promise<boolean> =>
    await modal.confirm({
      title: say(texts.remindAsk, { count: rows.length }),
      content: (
        <>
          <FirstNamed
            className={styles.asked}
            names={rows.map(({ companyId, companyName }) => [companyId, companyName])}
          />
          <p>{say(texts.remindNote)}</p>
        </>
      ),
      okText: say(texts.send),
      cancelText: say(texts.back),
    })

  async function remind(rows: readonly ListedUndertaking[]): Promise<void> {
    if (rows.length === 0 || !(await ask(rows))) return
    const reminding = async () => {
      const companyIds = rows.map(({ companyId }) => companyId)
      const outcome = await call(remindOfUndertakings, { body: { companyIds } })
      onDone()
      const rest = [
        outcome.alreadyToday > 0 ? say(texts.alreadyToday, { count: outcome.alreadyToday }) : '',
        outcome.nothingOpen > 0 ? say(texts.nothingOpen, { count: outcome.nothingOpen }) : '',
      ].filter(Boolean)
      const { reminded, sample } = outcome
      modal.info({
        title: reminded > 0 ? say(texts.remindedCount, { count: reminded }) : say(texts.remindedNone),
        content: (
          <>
            {rest.length > 0 ? <p>{rest.join(' · ')}</p> : null}
            {sample ? <p className={styles.sample}>{say(texts.sample, { text: sample })}</p> : null}
          </>
        ),
      })
    }
    await run(reminding, { after: () => refresh('signUps') })
  }

  return { busy, remind, holder }
}
