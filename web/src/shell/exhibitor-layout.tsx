import { maskUsername } from '@fairground/domain/account'
import { badgePaths } from '@fairground/wire/badge/screens'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { exhibitorHome } from '@fairground/wire/home'
import { ownPaymentPath } from '@fairground/wire/payment/screens'
import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { boardPaths } from '../board'
import { ownBoothPath } from '../booth'
import { signUpPaths } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { useCurrentInView } from '../lib/use-current-in-view'
import { selectionPaths } from '../selection'
import { ServicesLink } from '../services'
import { homeOf } from '../session/doors'
import { useCall } from '../session/use-call'
import { useUser } from '../session/use-session'
import { BrandMark } from '../ui/brand-mark'
import styles from './exhibitor-layout.module.css'
import { HelpMenu } from './help-menu'
import { InnovationLink } from './innovation-link'
import { PortalLink } from './portal-link'
import { shellTexts } from './shell.texts'
import { UserMenu } from './user-menu'

export function ExhibitorLayout({ children }: { children?: ReactNode }) {
  const say = useSay()
  const user = useUser()
  const language = useLanguage()
  const row = useCurrentInView()
  const standing = useCall(exhibitorHome).data
  const company = standing?.companyName
  const [booth] = standing?.booths ?? []
  return (
    <>
      <header className={styles.header}>
        <BrandMark name="Fairground" />
        <nav ref={row} className={styles.nav} aria-label={say(shellTexts.mainMenu)}>
          <NavLink to={homeOf(user)}>{say(shellTexts.home)}</NavLink>
          <NavLink to={signUpPaths[user.userType].edit}>{say(shellTexts.signUp)}</NavLink>
          <NavLink to={selectionPaths[language].start}>{say(shellTexts.selection)}</NavLink>
          {booth ? <NavLink to={ownBoothPath(booth, language)}>{say(shellTexts.ownBooths)}</NavLink> : null}
          <NavLink to={ownContractPath[language]}>{say(shellTexts.contract)}</NavLink>
          <NavLink to={ownPaymentPath[language]}>{say(shellTexts.payment)}</NavLink>
          <NavLink to={badgePaths[user.userType]}>{say(shellTexts.badges)}</NavLink>
          <ServicesLink />
          <NavLink to={boardPaths[user.userType]}>{say(shellTexts.board)}</NavLink>
        </nav>
        <span className={styles.company} title={company}>
          {company}
        </span>
        <div className={styles.tools}>
          <InnovationLink />
          <PortalLink />
          <HelpMenu />
          <UserMenu name={maskUsername(user.username)} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
    </>
  )
}
