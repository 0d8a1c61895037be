import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import { AnotherPicture, CaptchaInput } from './captcha-input'
import { loginTexts } from './login.texts'
import styles from './picture-field.module.css'
import type { Captcha } from './use-captcha'

const answerField = ['captcha', 'answer']

interface Props {
  form: FormInstance
  picture: Captcha
  hint?: string
}

/** Nothing at all where the picture is switched off. */
export function PictureField({ form, picture, hint }: Props) {
  const say = useSay()

  // An answer belongs to one picture; a new picture makes it worthless. What was said about the last answer stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per picture
  useEffect(() => form.setFields([{ name: answerField, value: undefined }]), [form, picture.ticket])

  if (!picture.required) return null
  return (
    <div className={styles.picture}>
      <SchemaField
        name="captcha.answer"
        label={say(loginTexts.captcha)}
        normalize={(typed) => typed.replace(/\s/g, '').toUpperCase()}
        {...(hint ? { hint } : {})}
      >
        <CaptchaInput picture={picture} />
      </SchemaField>
      <AnotherPicture picture={picture} />
    </div>
  )
}
