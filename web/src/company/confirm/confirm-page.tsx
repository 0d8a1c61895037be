import {
  exhibitorMayEdit,
  isUnsubmitted,
  sectionTitles,
  signUpSections,
} from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { Fragment, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { BoardBanner } from '../../board'
import { formatDate, formatMoment, type Reader } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { type FairFacts, useFair } from '../../session/use-fair'
import { BlacklistBanner } from '../../standing'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { uiTexts } from '../../ui/ui.texts'
import { editTexts } from '../edit/edit.texts'
import { isOutdated } from '../outdated'
import { SectionView } from '../sections/section-view'
import { signUpTexts } from '../sign-up.texts'
import { isSignUpClosed } from '../sign-up-closed'
import { editPathAt, signUpPaths } from '../sign-up-paths'
import { SignUpTag } from '../sign-up-tag'
import { useReturn } from '../use-return'
import { type SignUp, useSignUp } from '../use-sign-up'
import { useEditAfterSubmit } from '../use-sign-up-rules'
import { useSubmitBar } from '../use-submit-bar'
import { confirmTexts as texts } from './confirm.texts'
import { ConfirmActions } from './confirm-actions'
import styles from './confirm-page.module.css'
import { HeldBooths } from './held-booths'
import { ListCheck } from './list-check'
import { OwnPast } from './own-past'
import { StandingNote } from './standing-note'

/** The whole sign-up on one sheet, to be checked, submitted, withdrawn or printed. */
export function ConfirmPage() {
  const { signUp, failed, busy, retry } = useSignUp(['ownSignUp'])
  const fair = useFair()
  const language = useLanguage()
  if (!signUp || !fair.data)
    return failed || fair.isError ? (
      <LoadFailed
        busy={busy || fair.isFetching}
        onRetry={() => {
          retry()
          if (!fair.data) void fair.refetch()
        }}
      />
    ) : (
      <PageSkeleton />
    )
  if (!signUp.company) return <Navigate to={signUpPaths[signUp.variant].edit} replace />
  const reader = { language, timeZone: fair.data.timeZone }
  return <Sheet signUp={signUp} company={signUp.company} fair={fair.data} reader={reader} />
}

interface SheetProps {
  signUp: SignUp
  company: CompanyRecord
  fair: FairFacts
  reader: Reader
}

function Sheet({ signUp, company, fair, reader }: SheetProps) {
  const say = useSay()
  const closed = isSignUpClosed(fair)
  const bar = useSubmitBar(company)
  const returned = useReturn(company)
  const [justSubmitted, setJustSubmitted] = useState(false)
  const { registrationNumber, submittedAt, dataState } = company
  const unsent = dataState !== 'submitted'
  const editAfterSubmit = useEditAfterSubmit()
  const editable = exhibitorMayEdit(company, { editAfterSubmit }) && (isUnsubmitted(company) || !closed)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{say(unsent ? texts.title : texts.titleRead)}</h1>
          <p>
            {say(signUpTexts.edition, { edition: fair.edition })}
            {registrationNumber ? (
              <>
                {' · '}
                {say(texts.registration)} <span className={styles.mono}>{registrationNumber}</span>
              </>
            ) : null}
            {!unsent && submittedAt ? (
              <>
                {' · '}
                {say(texts.submittedAt, { date: formatMoment(submittedAt, reader) })}
              </>
            ) : null}
          </p>
        </div>
        <SignUpTag dataState={dataState} reviewState={company.reviewState} />
      </div>
      <div className={styles.banner}>
        <BlacklistBanner />
      </div>
      <StandingNote
        signUp={signUp}
        company={company}
        reader={reader}
        closed={closed}
        bar={bar}
        deadline={formatDate(fair.signUpDeadline, reader.language)}
        justSubmitted={justSubmitted}
      />
      <BoardBanner />
      <div className={styles.sheet}>
        {signUpSections[signUp.variant].map((section) => (
          <Fragment key={section}>
            <section aria-labelledby={`confirm-${section}`}>
              <div className={styles.title}>
                <h2 id={`confirm-${section}`}>{say(sectionTitles[section])}</h2>
                {editable ? (
                  <Link
                    to={editPathAt(signUp.variant, section)}
                    aria-label={say(editTexts.editSection, { section: say(sectionTitles[section]) })}
                  >
                    {say(editTexts.edit)}
                  </Link>
                ) : null}
              </div>
              {signUp.saved.has(section) ? (
                <SectionView section={section} record={signUp.records[section]} variant={signUp.variant} />
              ) : (
                <p className={styles.empty}>
                  {say(isOutdated(section, signUp.records) ? signUpTexts.outdated : uiTexts.notFilledIn)}
                </p>
              )}
            </section>
            {section === 'basics' ? <HeldBooths company={company} /> : null}
          </Fragment>
        ))}
        <ListCheck company={company} reader={reader} />
        <OwnPast variant={signUp.variant} />
      </div>
      <ConfirmActions
        signUp={signUp}
        returned={returned}
        editable={editable}
        company={company}
        closed={closed}
        bar={bar}
        onSubmitted={() => setJustSubmitted(true)}
      />
    </>
  )
}
