import { boothClasses, boothClassNames } from '@fairground/domain/booth'
import { faultOfHoldings } from '@fairground/domain/placement'
import { translate } from '@fairground/domain/text'
import { companyPath } from '@fairground/wire/hub/screens'
import type { CompanyToPlace } from '@fairground/wire/placement'
import { Button, Form, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCodeName } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { requestText, useCompanyName } from '../../review'
import { StatusTag } from '../../ui/status-tag'
import { chosenOf, type Entry, type HallBooth, offeredTo, sumOf } from './allotting'
import { BoothPicker } from './booth-picker'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'
import { useSumText } from './use-sum-text'

interface Props {
  /** Its place among the entries of the form. */
  place: number
  entry: Entry
  entries: readonly Entry[]
  booths: readonly HallBooth[]
  /** None while it is being asked for, or where it is gone. */
  company: CompanyToPlace | undefined
  reading: Reading
  onRemove: () => void
}

/** How far the asking for the companies is. */
export interface Reading {
  loading: boolean
  failed: boolean
  retry: () => void
}

/** A company, what it asked for and has, and the booths it is to be given. */
export function CompanyEntry({ place, entry, entries, booths, company, reading, onRemove }: Props) {
  const say = useSay()
  const language = useLanguage()
  const form = Form.useFormInstance()
  const nameOf = useCompanyName()
  const name = company ? nameOf(company) : ''
  const chosen = chosenOf(entry.boothIds, booths)
  const sumText = useSumText()
  const fault =
    company && chosen.length > 0 ? faultOfHoldings([...company.holds, ...chosen], company.caps) : undefined
  // What the server said of these booths does not hold for others.
  const forget = () => form.setFields([{ name: ['entries', place, 'boothIds'], errors: [] }])
  return (
    <li className={styles.entry} aria-label={name}>
      <div className={styles.entryHead}>
        <Form.Item name={[place, 'companyId']} className={styles.who ?? ''}>
          <Who company={company} reading={reading} />
        </Form.Item>
        <span className={styles.sum}>{sumText(sumOf(chosen))}</span>
        <Button size="small" onClick={onRemove} aria-label={say(texts.removeCompany, { company: name })}>
          {say(texts.remove)}
        </Button>
      </div>
      <Form.Item name={[place, 'boothIds']} className={styles.what ?? ''}>
        <BoothPicker
          booths={booths}
          offered={offeredTo(entry.companyId, booths, entries)}
          held={company?.holds.map(({ code }) => code) ?? []}
          aria-label={say(texts.boothsOf, { company: name })}
          fault={fault && translate(fault.message, language, fault.params)}
          onChange={forget}
        />
      </Form.Item>
    </li>
  )
}

/** Takes the place of an input, so that what is wrong with the company is said below it and can be gone to. */
function Who({ id, company, reading }: { id?: string } & Pick<Props, 'company' | 'reading'>) {
  const say = useSay()
  const nameOf = useCompanyName()
  const focused = { id, tabIndex: -1, className: styles.company }
  if (!company)
    return (
      <div {...focused}>
        {reading.loading ? (
          <Skeleton active title={false} paragraph={{ rows: 2, width: ['60%', '40%'] }} />
        ) : reading.failed ? (
          <span className={styles.fault}>
            {say(texts.unread)}{' '}
            <Button type="link" size="small" onClick={reading.retry}>
              {say(texts.retry)}
            </Button>
          </span>
        ) : (
          <span className={styles.fault}>{say(texts.gone)}</span>
        )}
      </div>
    )
  return (
    <div {...focused}>
      <h3>
        <Link to={companyPath(company.id)}>{nameOf(company)}</Link>{' '}
        {company.approved ? null : <StatusTag tone="bad">{say(texts.notApproved)}</StatusTag>}{' '}
        {company.blacklisted ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
      </h3>
      <Standing company={company} />
    </div>
  )
}

function Standing({ company }: { company: CompanyToPlace }) {
  const say = useSay()
  const language = useLanguage()
  const boothType = useCodeName('boothType')
  const { holds, area, caps } = company
  const asked = requestText({ ...company, indoorArea: area, outdoorArea: 0 }, boothType)
  const { areaM2 } = sumOf(holds)
  const facts = [
    [texts.asked, asked],
    [texts.has, holds.length > 0 ? `${holds.map(({ code }) => code).join(' ')} · ${areaM2}\u00a0m²` : ''],
    [
      texts.cap,
      boothClasses
        .map((kind) => say(texts.capOf, { kind: boothClassNames[kind][language], count: caps[kind] }))
        .join(language === 'en' ? ', ' : '，'),
    ],
  ] as const
  return (
    <dl className={styles.standing}>
      {company.registrationNumber ? (
        <div className={styles.number}>
          <dd>{company.registrationNumber}</dd>
        </div>
      ) : null}
      {facts.map(([label, fact]) => (
        <div key={label.zh}>
          <dt>{say(label)}</dt>
          <dd>{fact || say(texts.none)}</dd>
        </div>
      ))}
    </dl>
  )
}
