import { type ComponentProps, useState } from 'react'
import { useSay } from '../lib/language'
import styles from './password-input.module.css'
import { TextInput } from './plain/text-input'
import { uiTexts } from './ui.texts'

/** The switch is a real button with a word on it, so that it can be reached and understood without a mouse. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      suffix={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={say(uiTexts.revealPassword)}
          onClick={() => setShown(!shown)}
        >
          {say(shown ? uiTexts.hide : uiTexts.show)}
        </button>
      }
    />
  )
}
