import { type SignUpSection, sectionTitles } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { formatMoment, type Reader } from '../../lib/format'
import { useSay } from '../../lib/language'
import { signUpTexts } from '../sign-up.texts'
import { useSubject } from '../subject'
import type { Return } from '../use-return'
import { editTexts as texts } from './edit.texts'
import styles from './review-banner.module.css'

interface Props {
  company: CompanyRecord
  returned: Return | undefined
  reader: Reader
  onJump: (section: SignUpSection) => void
}

/** Why the organiser sent it back, where the correcting is done. */
export function ReviewBanner({ company, returned, reader, onJump }: Props) {
  const say = useSay()
  const byStaff = useSubject().actor === 'staff'
  const { reviewRemark, reviewerName, reviewedAt } = company
  return (
    <div className={styles.banner} role="note">
      <strong>{say(signUpTexts.rejected)}</strong>
      {reviewRemark ? <blockquote>{reviewRemark}</blockquote> : null}
      {returned && returned.named.size > 0 ? (
        <p className={styles.named}>
          {say(texts.named)}
          {[...returned.named].map((section) => (
            <button key={section} type="button" onClick={() => onJump(section)}>
              {say(sectionTitles[section])}
              <small>
                {say(returned.changed.has(section) ? signUpTexts.corrected : signUpTexts.toCorrect)}
              </small>
            </button>
          ))}
        </p>
      ) : null}
      <p>
        {say(byStaff ? texts.rejectedAdviceStaff : texts.rejectedAdvice)}
        {reviewedAt ? (
          <small>
            {say(signUpTexts.rejectedBy, {
              name: reviewerName || say(signUpTexts.organiser),
              date: formatMoment(reviewedAt, reader),
            })}
          </small>
        ) : null}
      </p>
    </div>
  )
}
