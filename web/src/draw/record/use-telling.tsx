import { tellDrawn } from '@fairground/wire/draw'
import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { announce, drawAnnouncer } from '../announce'
import { recordTexts as texts } from './record.texts'

/** Asks with the number of those who are still to be told, and says how many it became. */
export function useTelling({ round, companies, told }: { round: number; companies: number; told: number }) {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(drawAnnouncer)

  async function tell(): Promise<void> {
    if (companies === told) return announce('info', texts.nobodyLeft)
    const sure = await modal.confirm({
      title: say(texts.tellAsk, { count: companies - told }),
      content: say(texts.tellNote),
      okText: say(texts.ok),
      cancelText: say(texts.back),
    })
    if (!sure) return
    const telling = async () => {
      const count = await call(tellDrawn, { query: { round } })
      if (count === 0) announce('info', texts.nobodyLeft)
      else announce('success', texts.ordered, () => ({ count }))
    }
    await run(telling, { after: () => refresh('draws') })
  }

  return { busy, tell, holder }
}
