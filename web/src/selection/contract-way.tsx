import { isLive } from '@fairground/domain/contract'
import { listContracts } from '@fairground/wire/company/allocation'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { ownPaymentPath } from '@fairground/wire/payment/screens'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import button from '../ui/plain-button.module.css'
import styles from './contract-way.module.css'
import { startTexts as texts } from './selection.texts'

/** Where it goes on once the booths are sure: to the contract as soon as there is one, and to payment from 09 on. */
export function ContractWay() {
  const say = useSay()
  const language = useLanguage()
  const contracts = useCall(listContracts, { body: {} })
  const contract = contracts.data?.find(({ state }) => isLive(state))
  if (!contract) return null
  const { number, state } = contract
  const isPaying = state === 'payment'
  return (
    <section className={styles.way} aria-labelledby="contract-way">
      <div>
        <h2 id="contract-way">{say(isPaying ? texts.toPayTitle : texts.toContractTitle)}</h2>
        <p>{say(isPaying ? texts.toPayText : texts.toContractText, { number })}</p>
      </div>
      <Link className={button.smallPrimary} to={(isPaying ? ownPaymentPath : ownContractPath)[language]}>
        {say(isPaying ? texts.toPay : texts.toContract)}
      </Link>
    </section>
  )
}
