import { mayDecide } from '@fairground/domain/review'
import { decideSignUp, findSignUp } from '@fairground/wire/review'
import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { LoadSignUp, UnknownSignUp } from '../detail/load-sign-up'
import { SignUpBody } from '../detail/sign-up-body'
import { SignUpHead } from '../detail/sign-up-head'
import styles from '../detail/sign-up-page.module.css'
import { type SignUp, useAskedCompany } from '../detail/use-sign-up'
import decideStyles from './decide.module.css'
import { decideTexts as texts } from './decide.texts'
import { DecidedNote } from './decided-note'
import { DecisionForm } from './decision-form'
import { StepBar } from './step-bar'
import { useDeciding } from './use-deciding'

/** The sign-up beside the form that decides on it. Opening the page changes nothing. */
export function DecidePage() {
  const companyId = useAskedCompany()
  return companyId ? <Asked key={companyId} companyId={companyId} /> : <UnknownSignUp />
}

function Asked({ companyId }: { companyId: string }) {
  const query = useCall(findSignUp, { params: { companyId } })
  return <LoadSignUp query={query}>{(first) => <Deciding first={first} query={query} />}</LoadSignUp>
}

function Deciding({ first, query }: { first: SignUp; query: UseQueryResult<SignUp> }) {
  const say = useSay()
  const mayReview = useMayCall(decideSignUp)
  const { shown, news, catchUp, decide, step } = useDeciding(first, query)
  const { company } = shown
  const panel = (
    <Panel id="decision" title={say(texts.panel)}>
      <div className={decideStyles.body}>
        {!mayDecide(company) ? (
          <DecidedNote company={company} mayReview={mayReview} />
        ) : mayReview ? (
          <>
            <StepBar company={company} onStep={step} />
            <DecisionForm company={company} onDecide={decide} />
          </>
        ) : (
          <p className={decideStyles.note}>{say(texts.notAllowed)}</p>
        )}
      </div>
    </Panel>
  )
  return (
    <div className={styles.page}>
      <SignUpHead company={company} view="reviews" />
      <div className={decideStyles.news} aria-live="assertive">
        {news ? (
          <Alert
            type="warning"
            showIcon
            title={news}
            action={
              <Button size="small" onClick={catchUp}>
                {say(texts.showNewest)}
              </Button>
            }
          />
        ) : null}
      </div>
      <SignUpBody signUp={shown} task={{ id: 'decision', title: say(texts.panel), panel }} />
    </div>
  )
}
