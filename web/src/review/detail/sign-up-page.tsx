import { mayDecide } from '@fairground/domain/review'
import { mayEditSignUps } from '@fairground/wire/company/on-behalf'
import { mayCall } from '@fairground/wire/kernel/access'
import { decideSignUp, findSignUp } from '@fairground/wire/review'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { updatePath } from '../../company'
import { useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useCall } from '../../session/use-call'
import { useMayCall, useUser } from '../../session/use-session'
import { reviewTexts } from '../review.texts'
import { decidePath, viewAt } from '../review-paths'
import { useCompanyName } from '../use-company-name'
import { detailTexts as texts } from './detail.texts'
import { LoadSignUp, UnknownSignUp } from './load-sign-up'
import { SignUpBody } from './sign-up-body'
import { SignUpHead } from './sign-up-head'
import styles from './sign-up-page.module.css'
import { useAskedCompany } from './use-sign-up'

/** One sign-up to be read; the address says which list leads here and back. */
export function SignUpPage() {
  const companyId = useAskedCompany()
  return companyId ? <OneSignUp key={companyId} companyId={companyId} /> : <UnknownSignUp />
}

function OneSignUp({ companyId }: { companyId: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const view = viewAt(useLocation().pathname)
  const query = useCall(findSignUp, { params: { companyId } })
  const nameOf = useCompanyName()
  useTellTopic(query.data && nameOf(query.data.company))
  const mayReview = useMayCall(decideSignUp)
  const mayEdit = mayCall(mayEditSignUps, useUser())
  return (
    <LoadSignUp query={query}>
      {(signUp) => (
        <div className={styles.page}>
          <SignUpHead
            company={signUp.company}
            view={view}
            actions={
              <>
                {mayEdit ? (
                  <Button onClick={() => void navigate(updatePath(signUp.company.variant, companyId))}>
                    {say(reviewTexts.edit)}
                  </Button>
                ) : null}
                {mayReview && mayDecide(signUp.company) ? (
                  <Button type="primary" onClick={() => void navigate(decidePath(companyId))}>
                    {say(texts.review)}
                  </Button>
                ) : null}
              </>
            }
          />
          <SignUpBody signUp={signUp} boothsFirst={view === 'exhibitors'} />
        </div>
      )}
    </LoadSignUp>
  )
}
