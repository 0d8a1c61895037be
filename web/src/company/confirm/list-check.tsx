import { dayIn } from '@fairground/domain/field'
import { type Validity, validityOf } from '@fairground/domain/standing'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { ownCreditGrades, ownMemberships } from '@fairground/wire/company/lookups'
import { formatDate, type Reader } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { OrganiserPart } from './organiser-part'
import styles from './organiser-parts.module.css'
import { organiserTexts as texts, validityTexts } from './organiser-parts.texts'

const tones: Record<Validity, Tone> = { valid: 'ok', expired: 'warn', notYet: 'info', undated: 'quiet' }

interface Props {
  company: CompanyRecord
  reader: Reader
}

/** What the association's lists say of the company, also where they do not name it. */
export function ListCheck({ company, reader }: Props) {
  const say = useSay()
  const about = { body: { companyId: company.id } }
  const memberships = useCall(ownMemberships, about)
  const grades = useCall(ownCreditGrades, about)
  const today = dayIn(reader.timeZone)

  return (
    <OrganiserPart id="lists" title={say(texts.check)} asked={[memberships, grades]}>
      <h3>{say(texts.membership)}</h3>
      <Certificates
        none={say(texts.noMembership)}
        rows={(memberships.data ?? []).map((row) => ({
          ...row,
          title: row.companyName,
          validity: validityOf({ from: row.validFrom, until: row.validUntil }, today),
        }))}
        reader={reader}
      />
      <h3>{say(texts.grade)}</h3>
      <Certificates
        none={say(texts.noGrade)}
        rows={(grades.data ?? []).map((row) => ({
          ...row,
          title: row.gradeLabel,
          validity: validityOf({ from: null, until: row.validUntil }, today),
        }))}
        reader={reader}
      />
      <p className={styles.quiet}>{say(texts.listsNote)}</p>
    </OrganiserPart>
  )
}

interface Certificate {
  title: string
  certificateNumber: string
  validUntil: string | null
  validity: Validity
}

function Certificates({ rows, none, reader }: { rows: Certificate[]; none: string; reader: Reader }) {
  const say = useSay()
  if (rows.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, certificateNumber, validUntil, validity }) => (
        <li key={`${title} ${certificateNumber} ${validUntil}`}>
          <span>{title}</span>
          <StatusTag tone={tones[validity]}>{say(validityTexts[validity])}</StatusTag>
          <span className={styles.quiet}>
            {[
              certificateNumber && say(texts.certificate, { number: certificateNumber }),
              validUntil && say(texts.until, { date: formatDate(validUntil, reader.language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
