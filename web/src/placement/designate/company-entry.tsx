import { reasonLimit } from '@fairground/domain/placement'
import { companyPath } from '@fairground/wire/hub/screens'
import type { CompanyToPlace } from '@fairground/wire/placement'
import { Button, Form, Input, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { StatusTag } from '../../ui/status-tag'
import { outlookTexts } from '../outlook.texts'
import { OutlookFacts } from '../outlook-facts'
import { useOutlook } from '../use-outlook'
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
  nameOfEntry: (companyId: string) => string
  onRemove: () => void
}

/** How far the asking for the companies is. */
export interface Reading {
  loading: boolean
  failed: boolean
  retry: () => void
}

/** A company, the booths it is to be given, and what that would mean. */
export function CompanyEntry(props: Props) {
  const { place, entry, entries, booths, company, reading, nameOfEntry, onRemove } = props
  const say = useSay()
  const form = Form.useFormInstance()
  const nameOf = useCompanyName()
  const name = company ? nameOf(company) : ''
  const chosen = chosenOf(entry.boothIds, booths)
  const sumText = useSumText()
  const outlook = useOutlook(
    entry.companyId,
    chosen.map(({ id }) => id),
  )
  const { refused = null, outsideQuota = null } = outlook.outlook ?? {}
  const whoElse = (boothId: string) => {
    const other = entries.find(({ boothIds }) => boothIds.includes(boothId))
    return other && nameOfEntry(other.companyId)
  }
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
          held={company?.holds ?? []}
          aria-label={say(texts.boothsOf, { company: name })}
          fault={refused ?? undefined}
          onChange={forget}
        />
      </Form.Item>
      {company ? (
        <div className={styles.outlook}>
          <OutlookFacts reading={outlook} whoElse={whoElse} />
          {outsideQuota !== null && refused === null ? (
            <Form.Item name={[place, 'quotaReason']} label={say(outlookTexts.quotaReason)}>
              <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={reasonLimit} />
            </Form.Item>
          ) : null}
        </div>
      ) : null}
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
      {company.registrationNumber ? <small>{company.registrationNumber}</small> : null}
    </div>
  )
}
