import { type BoothWish, boothWish } from '@fairground/domain/waiting'
import { changeWish, joinWaiting, type OwnWaiting } from '@fairground/wire/waiting'
import { Form, Modal } from 'antd'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import { offeringTexts as texts } from './offering.texts'
import { usualWish, WishFields } from './wish-fields'

/** The own company joins, or changes what it waits for. */
export function WishDialog({ own, onClose }: { own: OwnWaiting; onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { entry } = own

  async function submit(filled: BoothWish): Promise<void> {
    const wish = settled(filled)
    if (entry) await call(changeWish, { body: { ...wish, version: entry.version } })
    else await call(joinWaiting, { body: wish })
    announce('success', entry ? texts.changed : texts.joined)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.dialogTitle)} mask={{ closable: false }}>
      <SchemaForm
        schema={boothWish}
        form={form}
        name="waiting-wish"
        marks={false}
        initialValues={entry?.wish ?? usualWish(own)}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        <div ref={content}>
          <WishFields facts={own} />
        </div>
        <SubmitButton block>{say(entry ? texts.save : texts.join)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

/** What is all or none wants as many as it accepts. */
export const settled = <Wish extends BoothWish>(wish: Wish): Wish =>
  wish.allOrNone ? { ...wish, least: wish.wanted } : wish
