import type { ComponentProps } from 'react'
import { useSay } from '../../lib/language'
import { TextInput } from '../plain/text-input'
import button from '../plain-button.module.css'
import styles from './code-input.module.css'
import { codeInputTexts as texts } from './code-input.texts'

interface Props extends ComponentProps<typeof TextInput> {
  code: { sending: boolean; secondsLeft: number }
  onSend: () => void
}

/** The digits and the button that sends them, which says in words what it is doing. */
export function CodeInput({ code: { sending, secondsLeft }, onSend, ...input }: Props) {
  const say = useSay()
  const waiting = secondsLeft > 0
  return (
    <div className={styles.row}>
      <TextInput
        {...input}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say(texts.digits)}
      />
      <button
        type="button"
        className={`${button.small} ${styles.send}`}
        aria-busy={sending}
        disabled={waiting || sending}
        onClick={onSend}
      >
        {label()}
      </button>
    </div>
  )

  function label(): string {
    if (sending) return say(texts.sending)
    return waiting ? say(texts.again, { seconds: secondsLeft }) : say(texts.get)
  }
}
