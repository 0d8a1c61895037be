import { useEffect } from 'react'
import { useSay } from '../lib/language'
import { PlainField } from '../ui/plain/plain-field'
import type { TextForm } from '../ui/plain/text-form'
import { AnotherPicture, CaptchaInput } from './captcha-input'
import { loginTexts } from './login.texts'
import styles from './picture-field.module.css'
import type { Captcha } from './use-captcha'

const asPictured = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

interface Props {
  form: TextForm
  picture: Captcha
  hint?: string
}

/** Nothing at all where the picture is switched off. */
export function PictureField({ form, picture, hint }: Props) {
  const say = useSay()

  // An answer belongs to one picture; a new picture makes it worthless. What was said about the last answer stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per picture
  useEffect(() => form.write('captcha.answer', ''), [form, picture.ticket])

  if (!picture.required) return null
  return (
    <div className={styles.picture}>
      <PlainField
        name="captcha.answer"
        label={say(loginTexts.captcha)}
        normalize={asPictured}
        {...(hint ? { hint } : {})}
      >
        <CaptchaInput picture={picture} />
      </PlainField>
      <AnotherPicture picture={picture} />
    </div>
  )
}
