import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { accountTexts } from './account.texts'
import styles from './account-frame.module.css'
import { useLinkTo } from './use-link-to'

interface Props {
  title: string
  lead?: string
  /** The way back, always at the same place. */
  back: string
  children: ReactNode
}

/** The column every screen beside the login itself stands in. */
export function AccountFrame({ title, lead, back, children }: Props) {
  const say = useSay()
  const linkTo = useLinkTo()
  return (
    <div className={styles.frame}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.body}>{children}</div>
      <p className={styles.back}>
        <Link to={linkTo(back)}>{say(accountTexts.backToLogin)}</Link>
      </p>
    </div>
  )
}
