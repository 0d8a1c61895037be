import { windowMessages } from '@fairground/domain/window'
import { cancelWindows, type ListedWindow } from '@fairground/wire/window'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { FirstNamed } from '../ui/first-named'
import { useCommand } from '../ui/use-command'
import { announce, windowAnnouncer } from './announce'
import styles from './window.module.css'
import { windowTexts as texts } from './window.texts'

interface Cancelling {
  busy: boolean
  cancel: (rows: readonly ListedWindow[]) => Promise<void>
  /** Where the question appears. */
  holder: ReactElement
}

/** Asks, cancels all or none, and says how many. */
export function useCancelling(onDone: () => void): Cancelling {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(windowAnnouncer)

  const ask = async (rows: readonly ListedWindow[]): Promise<boolean> =>
    await modal.confirm({
      title: say(texts.cancelAsk),
      content: (
        <>
          <FirstNamed
            className={styles.asked}
            names={rows.map(({ companyId, companyName }) => [companyId, companyName])}
          />
          {rows.some(({ phase }) => phase === 'open') ? <p>{say(texts.cancelNote)}</p> : null}
        </>
      ),
      okText: say(texts.ok),
      cancelText: say(texts.back),
      okButtonProps: { danger: true },
    })

  async function cancel(rows: readonly ListedWindow[]): Promise<void> {
    if (!(await ask(rows))) return
    const body = rows.map(({ companyId, version }) => ({ companyId, version }))
    const cancelling = async () => {
      const count = await call(cancelWindows, { body })
      announce('success', windowMessages.cancelled, () => ({ count }))
      onDone()
    }
    await run(cancelling, { after: () => refresh('signUps') })
  }

  return { busy, cancel, holder }
}
