import type { ComponentProps } from 'react'
import button from '../plain-button.module.css'
import { Dialog } from './dialog'

interface Props extends Omit<ComponentProps<typeof Dialog>, 'footer' | 'cross'> {
  ok: string
  cancel: string
  onOk: () => void
}

/** A question with two answers. Escape is the careful one, and so is the button that has the focus. */
export function ConfirmDialog({ ok, cancel, onOk, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <button type="button" className={button.small} onClick={dialog.onCancel}>
            {cancel}
          </button>
          <button type="button" className={button.smallPrimary} onClick={onOk}>
            {ok}
          </button>
        </>
      }
    />
  )
}
