import type { EventDetails as Details } from '@fairground/wire/contract/event-details'
import { useLanguage } from '../../lib/language'
import { eventWords } from './event-words'
import styles from './manage.module.css'

/** A line for each; nothing where a step left nothing. */
export function EventDetails({ details }: { details: Details }) {
  const words = eventWords(details, useLanguage())
  return words.length > 0 ? <p className={styles.details}>{words.join('\n')}</p> : null
}
