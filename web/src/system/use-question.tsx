import { Modal } from 'antd'
import { useSay } from '../lib/language'
import { systemTexts as texts } from './system.texts'

/** Asks before something that cannot simply be taken back. */
export function useQuestion() {
  const say = useSay()
  const [modal, holder] = Modal.useModal()
  return {
    holder,
    ask: async (title: string, note: string, { danger = false } = {}): Promise<boolean> =>
      await modal.confirm({
        title,
        content: note,
        okText: say(texts.goAhead),
        cancelText: say(texts.cancel),
        ...(danger ? { okButtonProps: { danger: true } } : {}),
      }),
  }
}
