import {
  isUnsubmitted,
  mayWithdraw,
  sectionTitles,
  signUpSections,
} from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { homeOf } from '../../session/doors'
import { useUser } from '../../session/use-session'
import { signUpTexts } from '../sign-up.texts'
import { signUpPaths } from '../sign-up-paths'
import { SignUpPdfButton } from '../sign-up-pdf-button'
import type { Return } from '../use-return'
import type { SignUp } from '../use-sign-up'
import { useEditAfterSubmit } from '../use-sign-up-rules'
import type { SubmitBar } from '../use-submit-bar'
import { confirmTexts as texts } from './confirm.texts'
import styles from './confirm-actions.module.css'
import { useStateChange } from './use-state-change'

interface Props {
  signUp: SignUp
  returned: Return | undefined
  company: CompanyRecord
  /** Whether the company may change it as it stands. */
  editable: boolean
  /** Sign-up is over: what was handed in can be neither taken back nor changed. */
  closed: boolean
  /** Why it cannot be handed in, if it cannot. */
  bar: SubmitBar | undefined
  onSubmitted: () => void
}

/** What may be done with the sign-up as it stands; what would be refused is not offered, and submitting says why. */
export function ConfirmActions({ signUp, returned, company, editable, closed, bar, onSubmitted }: Props) {
  const say = useSay()
  const user = useUser()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'submit' | 'withdraw'>()
  const change = useStateChange(signUp.variant)
  const editAfterSubmit = useEditAfterSubmit()
  const unsubmitted = isUnsubmitted(company)
  const complete = signUp.saved.size === signUpSections[signUp.variant].length
  const toEdit = () => void navigate(signUpPaths[signUp.variant].edit)

  async function confirmed(): Promise<void> {
    if (asking === 'submit' && (await change.submit())) onSubmitted()
    if (asking === 'withdraw' && (await change.withdraw())) await navigate(homeOf(user))
    setAsking(undefined)
  }

  return (
    <div className={styles.actions}>
      {bar ? (
        <p id="submit-barred" className={styles.barred}>
          {say(signUpTexts[bar])}
        </p>
      ) : null}
      <Button onClick={() => void navigate(homeOf(user))}>{say(signUpTexts.back)}</Button>
      <SignUpPdfButton />
      {mayWithdraw(company) && !closed ? (
        <Button onClick={() => setAsking('withdraw')}>{say(texts.withdraw)}</Button>
      ) : null}
      {editable && (complete || bar) ? <Button onClick={toEdit}>{say(texts.modify)}</Button> : null}
      {bar ? (
        <Button type="primary" disabled aria-describedby="submit-barred">
          {say(texts.submit)}
        </Button>
      ) : unsubmitted ? (
        <Button type="primary" onClick={complete ? () => setAsking('submit') : toEdit}>
          {say(complete ? texts.submit : texts.continue)}
        </Button>
      ) : null}
      <Modal
        open={asking !== undefined}
        title={say(
          asking === 'withdraw'
            ? texts.withdrawAsk
            : returned?.changed.size === 0
              ? texts.unchangedAsk
              : texts.submitAsk,
        )}
        okText={say(asking === 'withdraw' ? texts.withdraw : texts.submit)}
        confirmLoading={change.busy}
        width={440}
        onOk={() => void confirmed()}
        onCancel={() => setAsking(undefined)}
      >
        {asking === 'submit' ? <Unanswered returned={returned} /> : null}
        <p>
          {say(
            asking === 'withdraw'
              ? texts.withdrawAskText
              : closed
                ? texts.submitAskTextClosed
                : editAfterSubmit
                  ? texts.submitAskTextDirect
                  : texts.submitAskText,
          )}
        </p>
      </Modal>
    </div>
  )
}

/** What the reviewers asked for and nobody has done; whoever submits all the same knows it. */
function Unanswered({ returned }: { returned: Return | undefined }) {
  const say = useSay()
  const language = useLanguage()
  if (!returned?.unanswered) return null
  const sections = returned.left.map((section) => say(sectionTitles[section]))
  return (
    <p className={styles.unanswered}>
      {returned.changed.size === 0
        ? say(texts.unchangedText)
        : say(texts.leftText, { sections: sections.join(language === 'en' ? ', ' : '、') })}
    </p>
  )
}
