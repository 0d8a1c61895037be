import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { companyStanding } from '@fairground/wire/standing'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import { checkPageTexts as texts } from './check-page.texts'
import styles from './company-check-page.module.css'

type Company = CallResult<typeof companyStanding>['company']

export function CompanyFacts({ company }: { company: Company }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const { contactMobile: mobile, email, submittedAt } = company
  return (
    <Panel
      id="company-facts"
      title={say(texts.facts)}
      note={say(texts.edition, { edition: company.edition })}
    >
      <dl className={styles.facts}>
        <Fact term={say(texts.nameZh)}>{company.nameZh}</Fact>
        <Fact term={say(texts.nameEn)}>{company.nameEn}</Fact>
        <Fact term={say(texts.creditCode)} mono>
          {company.creditCode?.replace(/(.{4})(?=.)/g, '$1 ')}
        </Fact>
        <Fact term={say(texts.registrationNumber)} mono otherwise={say(texts.noNumber)}>
          {company.registrationNumber}
        </Fact>
        {submittedAt ? <Fact term={say(texts.submittedAt)}>{listMoment(submittedAt, timeZone)}</Fact> : null}
        <Fact term={say(texts.contact)}>{company.contactName}</Fact>
        <Fact term={say(texts.mobile)}>{mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : null}</Fact>
        <Fact term={say(texts.email)}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Fact>
        <Fact term={say(texts.username)}>{company.username}</Fact>
        <Fact term={say(texts.booths)} otherwise={say(texts.noBooths)}>
          {company.booths.length > 0 ? <Booths booths={company.booths} /> : null}
        </Fact>
      </dl>
    </Panel>
  )
}

interface FactProps {
  term: string
  mono?: boolean
  /** Said where there is nothing. */
  otherwise?: string
  children: ReactNode
}

function Fact({ term, mono = false, otherwise, children }: FactProps) {
  const say = useSay()
  return (
    <div>
      <dt>{term}</dt>
      {children ? (
        <dd className={mono ? styles.mono : undefined}>{children}</dd>
      ) : (
        <dd className={styles.missing}>{otherwise ?? say(texts.none)}</dd>
      )}
    </div>
  )
}

function Booths({ booths }: Pick<Company, 'booths'>) {
  const english = useLanguage() === 'en'
  return (
    <ul className={styles.booths}>
      {booths.map(({ code, hallZh, hallEn }) => (
        <li key={code}>
          <b>{code}</b> {english ? hallEn : hallZh}
        </li>
      ))}
    </ul>
  )
}
