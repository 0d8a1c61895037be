import type { CompanyRecord } from '@fairground/wire/company/basics'
import { formatMoment, type Reader } from '../../lib/format'
import { useSay } from '../../lib/language'
import { signUpTexts } from '../sign-up.texts'
import { useSubject } from '../subject'
import { editTexts as texts } from './edit.texts'
import styles from './review-banner.module.css'

/** Why the organiser sent it back, where the correcting is done. */
export function ReviewBanner({ company, reader }: { company: CompanyRecord; reader: Reader }) {
  const say = useSay()
  const byStaff = useSubject().actor === 'staff'
  const { reviewRemark, reviewerName, reviewedAt } = company
  return (
    <div className={styles.banner} role="note">
      <strong>{say(signUpTexts.rejected)}</strong>
      {reviewRemark ? <blockquote>{reviewRemark}</blockquote> : null}
      <p>
        {say(byStaff ? texts.rejectedAdviceStaff : texts.rejectedAdvice)}
        {reviewerName && reviewedAt ? (
          <small>
            {say(texts.rejectedBy, { name: reviewerName, date: formatMoment(reviewedAt, reader) })}
          </small>
        ) : null}
      </p>
    </div>
  )
}
