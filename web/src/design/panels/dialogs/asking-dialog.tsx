import { Modal, type ModalProps } from 'antd'
import { type ReactNode, useId } from 'react'
import { useDialogFocus } from '../../../ui/dialog-focus'

interface Props extends Omit<ModalProps, 'open' | 'onOk' | 'onCancel'> {
  onOk: () => void
  onCancel: () => void
  children: ReactNode
}

/** Asks for something before it is done: begins in the first field, and Enter in any of them does it. */
export function AskingDialog({ onOk, okButtonProps, children, ...modal }: Props) {
  const id = useId()
  const form = useDialogFocus()
  return (
    <Modal
      open
      centered
      mask={{ closable: false }}
      {...modal}
      okButtonProps={{ ...okButtonProps, htmlType: 'submit', form: id }}
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onOk()
        }}
      >
        {children}
      </form>
    </Modal>
  )
}
