import { remindUnfinished } from '@fairground/wire/selection/desk'
import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import { useMayCall } from '../../session/use-session'
import { useCommand } from '../../ui/use-command'
import { announce, deskAnnouncer } from '../announce'
import { deskTexts as texts } from '../desk.texts'
import styles from './board.module.css'

/** A word to everybody who could finish and has not; whoever had it in this window gets no second one. */
export function RemindButton({ count }: { count: number }) {
  const say = useSay()
  const may = useMayCall(remindUnfinished)
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(deskAnnouncer)

  async function press(): Promise<void> {
    const agreed = await modal.confirm({
      title: say(texts.remindAsk, { count }),
      content: say(texts.remindNote),
      okText: say(texts.remind),
      cancelText: say(texts.cancel),
    })
    if (!agreed) return
    await run(async () => {
      const told = await call(remindUnfinished, {})
      announce(told > 0 ? 'success' : 'info', told > 0 ? texts.reminded : texts.remindedBefore, () => ({
        count: told,
      }))
    })
  }

  if (!may) return null
  return (
    <>
      <button type="button" className={styles.remind} disabled={busy} onClick={() => void press()}>
        {say(texts.remind)}
      </button>
      {holder}
    </>
  )
}
