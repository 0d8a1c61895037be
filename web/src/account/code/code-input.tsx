import { Button, Input, type InputProps } from 'antd'
import { useSay } from '../../lib/language'
import { codeTexts } from './code.texts'
import styles from './code-input.module.css'
import type { SentCode } from './use-sent-code'

/**
 * The digits and the button that sends them. The button says in words what it is doing: the library's spinner can stay
 * behind unseen after a quick answer, and then reads as "loading" for good.
 */
export function CodeInput({ sent, ...input }: InputProps & { sent: SentCode }) {
  const say = useSay()
  const waiting = sent.secondsLeft > 0
  return (
    <div className={styles.row}>
      <Input
        {...input}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say(codeTexts.digits)}
      />
      <Button
        className={styles.button}
        aria-busy={sent.sending}
        disabled={waiting || sent.sending}
        onClick={() => void sent.send()}
      >
        {label()}
      </Button>
    </div>
  )

  function label(): string {
    if (sent.sending) return say(codeTexts.sending)
    return waiting ? say(codeTexts.again, { seconds: sent.secondsLeft }) : say(codeTexts.get)
  }
}
