import { isUnsubmitted } from '@fairground/domain/company/sections'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { homeOf } from '../../session/doors'
import { useUser } from '../../session/use-session'
import { BlacklistBanner } from '../../standing'
import { signUpTexts } from '../sign-up.texts'
import { signUpPaths } from '../sign-up-paths'
import { useSubmitBar } from '../use-submit-bar'
import { editTexts as texts } from './edit.texts'
import styles from './edit-page.module.css'
import type { HeadProps } from './head-props'
import { useSubmitting } from './use-submitting'
import { useUnsavedCheck } from './use-unsaved-check'

/** What was handed in already needs no second submission: there the way on is to look at the whole. */
export function ExhibitorHead({ signUp, edition, dirty, goTo }: HeadProps) {
  const say = useSay()
  const user = useUser()
  const navigate = useNavigate()
  const mayLeave = useUnsavedCheck(dirty, goTo)
  const submitting = useSubmitting(signUp, mayLeave, goTo)
  const unsubmitted = !signUp.company || isUnsubmitted(signUp.company)
  const bar = useSubmitBar(signUp.company)

  function done(): void {
    if (mayLeave()) void navigate(signUpPaths[signUp.variant].confirm)
  }

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{say(signUpTexts.title)}</h1>
          <p>{say(signUpTexts.edition, { edition })}</p>
        </div>
        <div className={styles.actions}>
          {bar ? (
            <p id="submit-barred" className={styles.barred}>
              {say(signUpTexts[bar])}
            </p>
          ) : null}
          <Button onClick={() => void navigate(homeOf(user))}>{say(signUpTexts.back)}</Button>
          {unsubmitted ? (
            <Button
              type="primary"
              disabled={bar !== undefined}
              aria-describedby={bar ? 'submit-barred' : undefined}
              loading={submitting.busy}
              onClick={() => void submitting.start()}
            >
              {say(texts.submit)}
            </Button>
          ) : (
            <Button type="primary" onClick={done}>
              {say(texts.done)}
            </Button>
          )}
        </div>
      </div>
      <BlacklistBanner />
    </>
  )
}
