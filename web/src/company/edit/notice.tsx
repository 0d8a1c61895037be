import { boundByDeadline, isUnsubmitted } from '@fairground/domain/company/sections'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { browserStorage } from '../../lib/safe-storage'
import type { TextEntry } from '../../lib/text'
import { useSubject } from '../subject'
import type { SignUp } from '../use-sign-up'
import { prepareTexts, editTexts as texts } from './edit.texts'
import styles from './edit-page.module.css'

/** Whoever has read it folds it away, and finds it so the next time. */
const foldedKey = 'fairground.sign-up-notice-folded'

function remember(open: boolean): void {
  if (open) browserStorage.removeItem(foldedKey)
  else browserStorage.setItem(foldedKey, 'yes')
}

interface Props {
  signUp: SignUp
  deadline: string
  /** Sign-up is over. */
  closed: boolean
  editAfterSubmit: boolean
}

/** What to have at hand, and what saving and submitting mean, for whoever fills it in. */
export function Notice({ signUp, deadline, closed, editAfterSubmit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const byStaff = useSubject().actor === 'staff'
  const { company } = signUp
  const unsubmitted = !company || isUnsubmitted(company)
  const tooLate = closed && unsubmitted && (!company || boundByDeadline(company))
  const sentences = byStaff ? forStaff() : forCompany()

  function forStaff(): TextEntry[] {
    if (tooLate) return [texts.staffSaves, texts.staffTooLate]
    return [texts.staffSaves, unsubmitted ? texts.staffCannotSubmit : texts.staffSubmitted]
  }

  function forCompany(): TextEntry[] {
    if (tooLate) return [texts.tooLate]
    if (!unsubmitted) return [texts.alreadySubmitted]
    const afterwards = closed
      ? [texts.returnedLate]
      : [editAfterSubmit ? texts.editAfterSubmit : texts.withdrawFirst, texts.closes]
    return [prepareTexts[signUp.variant], texts.saveThenSubmit, ...afterwards]
  }

  return (
    <details
      className={styles.notice}
      open={browserStorage.getItem(foldedKey) === null}
      onToggle={({ currentTarget: { open } }) => remember(open)}
    >
      <summary>{say(texts.noticeTitle)}</summary>
      <p>
        {sentences
          .map((sentence) => say(sentence, { deadline: formatDate(deadline, language) }))
          .join(language === 'en' ? ' ' : '')}
      </p>
    </details>
  )
}
