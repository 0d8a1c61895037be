import { contractStateNames } from '@fairground/domain/contract'
import {
  type HallInRange,
  hallRange,
  listContracts,
  type SelectedBooth,
  selectedBooths,
} from '@fairground/wire/company/allocation'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { OwnBoothLink } from '../../booth'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { OrganiserPart } from './organiser-part'
import styles from './organiser-parts.module.css'
import { organiserTexts as texts } from './organiser-parts.texts'

/** The booths the company holds; before that, where it may choose. */
export function HeldBooths({ company }: { company: CompanyRecord }) {
  const say = useSay()
  const language = useLanguage()
  const about = { body: { companyId: company.id } }
  const booths = useCall(selectedBooths, about)
  const range = useCall(hallRange, about)
  const contracts = useCall(listContracts, about)
  return (
    <OrganiserPart id="booths" title={say(texts.booths)} asked={[booths, range, contracts]}>
      {booths.data?.booths.length ? (
        <Booths booths={booths.data.booths} />
      ) : (
        <>
          <p className={styles.quiet}>{say(texts.noBooths)}</p>
          <Range halls={range.data ?? []} approved={company.reviewState === 'approved'} />
        </>
      )}
      {contracts.data?.map(({ number, state }) => (
        <div key={number}>
          <h3>{say(texts.contract)}</h3>
          <p>
            {state === 'payment'
              ? say(texts.contractPayment, { number })
              : say(texts.contractState, { number, state: contractStateNames[state][language] })}
          </p>
        </div>
      ))}
    </OrganiserPart>
  )
}

function Booths({ booths }: { booths: SelectedBooth[] }) {
  const say = useSay()
  const language = useLanguage()
  const area = booths.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  return (
    <>
      <ul className={styles.rows}>
        {booths.map(({ code, hallId, hallName, boothClass, areaM2 }) => (
          <li key={`${hallName} ${code}`}>
            <b>
              <OwnBoothLink hallId={hallId} code={code} />
            </b>
            <span>{hallName}</span>
            <span className={styles.quiet}>
              {say(texts[boothClass])} · {formatNumber(areaM2, language)} m²
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {say(texts.total, { count: booths.length, area: formatNumber(area, language) })}
      </p>
      <Groups halls={booths} />
    </>
  )
}

function Range({ halls, approved }: { halls: HallInRange[]; approved: boolean }) {
  const say = useSay()
  if (halls.length === 0) return <p className={styles.quiet}>{say(texts.noRange)}</p>
  const tier = halls[0]?.tier
  return (
    <>
      <h3>{say(approved ? texts.rangeApproved : texts.range)}</h3>
      <ul className={styles.rows}>
        {halls.map(({ hallCode, hallName }) => (
          <li key={hallCode}>
            <b>{hallCode}</b>
            <span>{hallName}</span>
          </li>
        ))}
      </ul>
      {tier ? (
        <>
          <h3>{say(texts.tier)}</h3>
          <p>{tier}</p>
        </>
      ) : null}
      <Groups halls={halls} />
    </>
  )
}

function Groups({ halls }: { halls: { hallName: string; contactGroups: string[] }[] }) {
  const say = useSay()
  const byHall = new Map(halls.map(({ hallName, contactGroups }) => [hallName, contactGroups]))
  const named = [...byHall].filter(([, numbers]) => numbers.length > 0)
  if (named.length === 0) return null
  return (
    <>
      <h3>{say(texts.groups)}</h3>
      <ul className={styles.rows}>
        {named.map(([hall, numbers]) => (
          <li key={hall}>
            <span>{hall}</span>
            {numbers.map((number) => (
              <span key={number} className={styles.number}>
                {number}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
