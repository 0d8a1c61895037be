import { sectionTitles, unsavedSections } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { formatMoment, type Reader } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import type { Tone } from '../../ui/status-tag'
import { signUpTexts } from '../sign-up.texts'
import type { SignUp } from '../use-sign-up'
import { useEditAfterSubmit } from '../use-sign-up-rules'
import type { SubmitBar } from '../use-submit-bar'
import { confirmTexts as texts } from './confirm.texts'
import styles from './standing-note.module.css'

interface Props {
  signUp: SignUp
  company: CompanyRecord
  reader: Reader
  /** Sign-up is over. */
  closed: boolean
  /** Why it cannot be handed in, if it cannot. */
  bar: SubmitBar | undefined
  deadline: string
  justSubmitted: boolean
}

interface Standing {
  tone: Tone
  title: TextEntry
  text: string
}

/** Where the sign-up stands and what that means for whoever reads it. */
export function StandingNote({ signUp, company, reader, closed, bar, deadline, justSubmitted }: Props) {
  const say = useSay()
  const language = useLanguage()
  const editAfterSubmit = useEditAfterSubmit()
  const { tone, title, text } = standing()
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={justSubmitted ? 'status' : 'note'}>
      <strong>{say(title)}</strong>
      {company.dataState === 'rejected' && company.reviewRemark ? (
        <blockquote>
          {company.reviewRemark}
          {company.reviewedAt ? (
            <small>
              {say(signUpTexts.rejectedBy, {
                name: company.reviewerName || say(signUpTexts.organiser),
                date: formatMoment(company.reviewedAt, reader),
              })}
            </small>
          ) : null}
        </blockquote>
      ) : null}
      <p>{text}</p>
    </div>
  )

  function standing(): Standing {
    if (company.reviewState === 'approved')
      return { tone: 'ok', title: texts.approvedTitle, text: say(texts.approvedText) }
    if (company.dataState === 'rejected') {
      const text = bar ? texts.barredText : closed ? texts.rejectedTextClosed : texts.rejectedText
      return { tone: 'bad', title: signUpTexts.rejected, text: say(text) }
    }
    if (company.dataState === 'submitted') return submitted()
    if (bar === 'closed')
      return { tone: 'warn', title: texts.closedTitle, text: say(texts.closedText, { deadline }) }
    if (bar) return { tone: 'warn', title: texts.barredTitle, text: say(texts.barredText) }
    const missing = unsavedSections(signUp.variant, signUp.saved).map((section) =>
      say(sectionTitles[section]),
    )
    return missing.length === 0
      ? {
          tone: 'info',
          title: texts.checkTitle,
          text: say(editAfterSubmit ? texts.checkTextDirect : texts.checkText),
        }
      : {
          tone: 'warn',
          title: texts.missingTitle,
          text: say(texts.missingText, { sections: missing.join(language === 'en' ? ', ' : '、') }),
        }
  }

  function awaitingText(): TextEntry {
    if (closed) return texts.awaitingTextClosed
    return editAfterSubmit ? texts.awaitingTextDirect : texts.awaitingText
  }

  function submitted(): Standing {
    if (justSubmitted)
      return {
        tone: 'ok',
        title: texts.doneTitle,
        text: say(texts.doneText, { number: company.registrationNumber ?? '' }),
      }
    return company.reviewState === 'awaiting'
      ? {
          tone: 'info',
          title: texts.awaitingTitle,
          text: say(awaitingText()),
        }
      : { tone: 'info', title: texts.reviewingTitle, text: say(texts.reviewingText) }
  }
}
