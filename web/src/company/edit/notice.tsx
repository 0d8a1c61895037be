import { isUnsubmitted } from '@fairground/domain/company/sections'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useSubject } from '../subject'
import type { SignUp } from '../use-sign-up'
import { prepareTexts, editTexts as texts } from './edit.texts'
import styles from './edit-page.module.css'

interface Props {
  signUp: SignUp
  deadline: string
  editAfterSubmit: boolean
}

/** What to have at hand, and what saving and submitting mean, for whoever fills it in. */
export function Notice({ signUp, deadline, editAfterSubmit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const byStaff = useSubject().actor === 'staff'
  const unsubmitted = !signUp.company || isUnsubmitted(signUp.company)
  const sentences = byStaff
    ? [texts.staffSaves, unsubmitted ? texts.staffCannotSubmit : texts.staffSubmitted]
    : unsubmitted
      ? [
          prepareTexts[signUp.variant],
          texts.saveThenSubmit,
          editAfterSubmit ? texts.editAfterSubmit : texts.withdrawFirst,
          texts.closes,
        ]
      : [texts.alreadySubmitted]
  return (
    <aside className={styles.notice} aria-label={say(texts.noticeTitle)}>
      {sentences
        .map((sentence) => say(sentence, { deadline: formatDate(deadline, language) }))
        .join(language === 'en' ? ' ' : '')}
    </aside>
  )
}
