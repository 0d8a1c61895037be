import { Button, Input, type InputProps } from 'antd'
import { useSay } from '../../lib/language'
import styles from './code-input.module.css'
import { codeInputTexts as texts } from './code-input.texts'

interface Props extends InputProps {
  code: { sending: boolean; secondsLeft: number }
  onSend: () => void
}

/**
 * The digits and the button that sends them. The button says in words what it is doing: the library's spinner can stay
 * behind unseen after a quick answer, and then reads as "loading" for good.
 */
export function CodeInput({ code: { sending, secondsLeft }, onSend, ...input }: Props) {
  const say = useSay()
  const waiting = secondsLeft > 0
  return (
    <div className={styles.row}>
      <Input
        {...input}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say(texts.digits)}
      />
      <Button className={styles.button} aria-busy={sending} disabled={waiting || sending} onClick={onSend}>
        {label()}
      </Button>
    </div>
  )

  function label(): string {
    if (sending) return say(texts.sending)
    return waiting ? say(texts.again, { seconds: secondsLeft }) : say(texts.get)
  }
}
