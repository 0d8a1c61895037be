import { useSay } from '../lib/language'
import { TextInput } from '../ui/plain/text-input'
import styles from './captcha-input.module.css'
import { loginTexts } from './login.texts'
import type { Captcha } from './use-captcha'

/** The answer and its picture side by side. A click on the picture brings another one. */
export function CaptchaInput({ picture }: { picture: Captcha }) {
  const say = useSay()
  return (
    <div className={styles.row}>
      <TextInput
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={say(loginTexts.captchaHint)}
      />
      <button
        type="button"
        className={styles.picture}
        onClick={picture.refresh}
        title={say(loginTexts.captchaAnother)}
      >
        {picture.image ? (
          <img src={picture.image} width="128" height="40" alt={say(loginTexts.captchaPicture)} />
        ) : (
          <span className={picture.failed ? undefined : styles.waiting}>
            {picture.failed ? say(loginTexts.captchaFailed) : ''}
          </span>
        )}
      </button>
    </div>
  )
}

export function AnotherPicture({ picture }: { picture: Captcha }) {
  const say = useSay()
  return (
    <button type="button" className={styles.another} onClick={picture.refresh}>
      {say(loginTexts.captchaUnclear)}
    </button>
  )
}
