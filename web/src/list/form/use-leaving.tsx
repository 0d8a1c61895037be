import { type FormInstance, Modal } from 'antd'
import { useSay } from '../../lib/language'
import type { Draft } from '../../ui/form/use-draft'
import { formTexts as texts } from './form.texts'

/** A page may hold an hour's work, and the button that drops it stands beside the one that saves it: it asks. */
export function useLeaving(form: FormInstance, draft: Draft, leave: () => void) {
  const say = useSay()
  const [modal, holder] = Modal.useModal()

  async function askToLeave(): Promise<void> {
    const unsaved = form.isFieldsTouched() || draft.restored
    if (unsaved && !(await dropped())) return
    leave()
  }

  const dropped = async () =>
    await modal.confirm({
      title: say(texts.dropAsk),
      content: say(texts.dropNote),
      okText: say(texts.drop),
      okButtonProps: { danger: true },
      cancelText: say(texts.goOn),
    })

  return { askToLeave, holder: <>{holder}</> }
}
