import { variantTitles } from '@fairground/domain/review'
import { companyPath } from '@fairground/wire/hub/screens'
import type { SignUpView } from '@fairground/wire/review'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SignUpPdfButton } from '../../company'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { StatusTag } from '../../ui/status-tag'
import { listTitles, reviewTexts } from '../review.texts'
import { listPaths } from '../review-paths'
import { StateTag } from '../state-tag'
import { useCompanyName } from '../use-company-name'
import { detailTexts as texts } from './detail.texts'
import styles from './sign-up-head.module.css'
import type { SignUp } from './use-sign-up'

interface Props {
  company: SignUp['company']
  view: SignUpView
  actions?: ReactNode
}

/** Who this is, where the sign-up stands, and the way back to the list. */
export function SignUpHead({ company, view, actions }: Props) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const name = useCompanyName()(company)
  const other = language === 'en' ? company.nameZh : company.nameEn
  const facts = [
    company.registrationNumber,
    variantTitles[company.variant][language],
    say(texts.edition, { edition: company.edition }),
    company.submittedAt
      ? say(texts.submitted, { at: listMoment(company.submittedAt, timeZone) })
      : say(texts.notSubmitted),
  ]
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={listPaths[view]}>
        {say(texts.back, { list: say(listTitles[view]) })}
      </Link>
      <div className={styles.title}>
        <div>
          <h1>
            {name}
            <span className={styles.tags}>
              <StateTag {...company} />
              {company.blacklisted ? <StatusTag tone="bad">{say(reviewTexts.blacklisted)}</StatusTag> : null}
            </span>
          </h1>
          {other && other !== name ? <p>{other}</p> : null}
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.actions}>
          <Link to={companyPath(company.id)}>{say(texts.companyPage)}</Link>
          <SignUpPdfButton companyId={company.id} />
          {actions}
        </div>
      </div>
    </div>
  )
}
