import { contractPath } from '@fairground/wire/contract/screens'
import type { TypeChangeDetail } from '@fairground/wire/type-change'
import { deskOfCompany } from '@fairground/wire/type-change/screens'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import styles from './type-change.module.css'
import { stepTexts, typeChangeTexts as texts } from './type-change.texts'

/** What a yes brings about; once it was given, what is left, each with the place where it is done. */
export function Steps({ change: { steps, state, companyId, contract } }: { change: TypeChangeDetail }) {
  const say = useSay()
  if (state !== 'open' && state !== 'granted') return null
  const isGranted = state === 'granted'
  const places = steps.some((step) => step === 'choose' || step === 'move')
  const opensContract = contract && steps.some((step) => step === 'recall' || step === 'amend')
  return (
    <section className={styles.part}>
      <h3>{say(isGranted ? texts.whatIsLeft : texts.whatFollows)}</h3>
      {steps.length === 0 ? <p>{say(texts.allDone)}</p> : null}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{say(stepTexts[step])}</li>
        ))}
      </ol>
      {isGranted && (places || opensContract) ? (
        <p className={styles.links}>
          {places ? (
            <>
              <Link to={deskOfCompany(companyId)}>{say(texts.toDesk)}</Link>
              <Link to="/booth/designatedE2">{say(texts.toAssign)}</Link>
            </>
          ) : null}
          {opensContract ? (
            <Link to={contractPath(contract.id)}>{say(texts.toContract, { number: contract.number })}</Link>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}
