import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import styles from './header-link.module.css'
import { shellTexts } from './shell.texts'

interface Props {
  href: string
  icon: ReactNode
  name: string
}

/** A shortcut out of this area. In a new tab, so that nobody loses the page they are on. */
export function HeaderLink({ href, icon, name }: Props) {
  const label = useSay()(shellTexts.newTab, { name })
  return (
    <Tooltip title={name}>
      <a className={styles.link} href={href} target="_blank" rel="noopener" aria-label={label}>
        {icon}
      </a>
    </Tooltip>
  )
}
