import type { SelectionBoard } from '@fairground/wire/selection/board'
import { switchSelection } from '@fairground/wire/selection/desk'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useMayCall } from '../session/use-session'
import { useCommand } from '../ui/use-command'
import { deskAnnouncer } from './announce'
import { deskTexts as texts } from './desk.texts'

interface Switching {
  may: boolean
  busy: boolean
  press: () => void
  /** Where the question appears. */
  holder: ReactElement
}

/** Starts or stops choosing for everybody; what it means for whoever chooses at this moment is said first. */
export function useSwitching({ started, version }: SelectionBoard['switch'], waiting: number): Switching {
  const say = useSay()
  const refresh = useRefresh()
  const may = useMayCall(switchSelection)
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(deskAnnouncer)

  async function press(): Promise<void> {
    const agreed = await modal.confirm({
      title: say(started ? texts.stopAsk : texts.startAsk),
      content: say(started ? texts.stopNote : texts.startNote, { count: waiting }),
      okText: say(started ? texts.stop : texts.start),
      cancelText: say(texts.cancel),
      okButtonProps: { danger: started },
    })
    if (!agreed) return
    await run(() => call(switchSelection, { body: { started: !started, version } }), {
      done: started ? texts.stopped : texts.started,
      after: () => refresh('settings'),
    })
  }

  return { may, busy, press: () => void press(), holder }
}
