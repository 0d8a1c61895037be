import { type InvoiceDetails, invoiceDetailNames } from '@fairground/domain/payment'
import { useLanguage, useSay } from '../../lib/language'
import styles from './invoice.module.css'
import { invoiceTexts as texts } from './invoice.texts'

const names = Object.keys(invoiceDetailNames) as (keyof InvoiceDetails)[]

interface Props {
  details: InvoiceDetails
  /** Those that cannot be done without. */
  missing?: readonly (keyof InvoiceDetails)[]
}

/** Whom an invoice is made out to. */
export function DetailsList({ details, missing = [] }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <dl className={styles.details}>
      {names
        .filter((name) => details[name] !== '' || missing.includes(name))
        .flatMap((name) => [
          <dt key={name}>{invoiceDetailNames[name][language]}</dt>,
          <dd key={`${name} value`}>{details[name] || say(texts.incomplete)}</dd>,
        ])}
    </dl>
  )
}
