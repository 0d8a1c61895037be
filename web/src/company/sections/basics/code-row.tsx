import { Button, Input, type InputProps } from 'antd'
import { useSay } from '../../../lib/language'
import styles from './code-row.module.css'
import { proofTexts as texts } from './proof.texts'
import type { useProofCode } from './use-proof-code'

interface Props extends InputProps {
  code: ReturnType<typeof useProofCode>
  onSend: () => void
}

/** Six digits, and the button that has them sent. */
export function CodeRow({ code, onSend, ...input }: Props) {
  const say = useSay()
  const waiting = code.secondsLeft > 0
  const label = code.sending
    ? say(texts.sending)
    : waiting
      ? say(texts.again, { seconds: code.secondsLeft })
      : say(texts.get)
  return (
    <div className={styles.row}>
      <Input
        {...input}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say(texts.digits)}
      />
      <Button
        className={styles.button}
        disabled={waiting || code.sending}
        aria-busy={code.sending}
        onClick={onSend}
      >
        {label}
      </Button>
    </div>
  )
}
