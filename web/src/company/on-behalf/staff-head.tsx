import { variantTitles } from '@fairground/domain/review'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import styles from '../edit/edit-page.module.css'
import type { HeadProps } from '../edit/head-props'
import { useUnsavedCheck } from '../edit/use-unsaved-check'
import { signUpTexts } from '../sign-up.texts'
import { signUpListPath } from '../sign-up-paths'
import { SignUpTag } from '../sign-up-tag'
import { AccountNote } from './account-note'
import { BlacklistNote } from './blacklist-note'
import { newTitles, onBehalfTexts as texts } from './on-behalf.texts'
import { useNameOf } from './use-name-of'

/** Whose sign-up staff have before them, and the way back to the list: there is nothing here for them to submit. */
export function StaffHead({ signUp, edition, dirty, goTo }: HeadProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const mayLeave = useUnsavedCheck(dirty, goTo)
  const nameOf = useNameOf()
  const { company, variant } = signUp
  const toList = () => void navigate(signUpListPath)
  const facts = [
    company?.registrationNumber,
    variantTitles[variant][language],
    say(signUpTexts.edition, { edition }),
  ]
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.named}>
            {company ? nameOf(company) || say(texts.unnamed) : say(newTitles[variant])}
            {company ? <SignUpTag dataState={company.dataState} reviewState={company.reviewState} /> : null}
          </h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={toList}>{say(signUpTexts.back)}</Button>
          {company ? (
            <Button type="primary" onClick={() => mayLeave() && toList()}>
              {say(texts.doneToList)}
            </Button>
          ) : null}
        </div>
      </div>
      <AccountNote />
      <BlacklistNote companyId={company?.id} />
    </>
  )
}
