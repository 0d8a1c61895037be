import type { LoginDoor } from '@fairground/domain/account'
import { Link, useLocation } from 'react-router'
import type { FairFacts } from '../fair'
import { useLanguage, useSay } from '../lib/language'
import { loginPaths } from '../session/login-paths'
import { BrandMark } from '../ui/brand-mark'
import { LanguageLink } from '../ui/language-link'
import { counterpartOf } from './account-paths'
import { loginTexts } from './login.texts'
import styles from './login-links.module.css'
import { QrCodes } from './qr-codes'
import { useLinkTo } from './use-link-to'

export function LoginTop({ door, facts }: { door: LoginDoor; facts: FairFacts | undefined }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const linkTo = useLinkTo()
  const { pathname } = useLocation()
  return (
    <header className={styles.top}>
      <span className={styles.brand}>
        <BrandMark name="Fairground" />
      </span>
      <HomeLink url={facts?.portalUrl ?? '/'} />
      {/* Beside a half-filled form the guide opens next to it, not in its place. */}
      <a
        className={styles.quiet}
        href={english ? '/guide/help?lang=en' : '/guide/registration'}
        target="_blank"
        rel="noopener"
      >
        {say(loginTexts.guide)}
      </a>
      <LanguageLink to={linkTo(otherLanguage(door, english, pathname))} />
    </header>
  )
}

/** The portal may be a site of its own. */
function HomeLink({ url }: { url: string }) {
  const english = useLanguage() === 'en'
  const name = useSay()(loginTexts.backHome)
  if (!url.startsWith('/'))
    return (
      <a className={styles.quiet} href={url}>
        {name}
      </a>
    )
  return (
    <Link className={styles.quiet} to={`${url}?lang=${english ? 'en' : 'zh'}`}>
      {name}
    </Link>
  )
}

/** Exhibitors have screens per language; staff have one door that speaks both. */
function otherLanguage(door: LoginDoor, english: boolean, pathname: string): string {
  if (door === 'staff') return english ? loginPaths.staff : `${loginPaths.staff}?lang=en`
  return counterpartOf(pathname, english ? 'CHN' : 'ENG')
}

export function LoginFoot({ door, facts }: { door: LoginDoor; facts: FairFacts | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = useLinkTo()
  const staff = language === 'en' ? `${loginPaths.staff}?lang=en` : loginPaths.staff
  const exhibitor = language === 'en' ? loginPaths.email : loginPaths.mobile
  const phones = facts?.supportPhones.join(language === 'en' ? ', ' : '、')
  return (
    <footer className={styles.foot}>
      <div>
        <span>{say(loginTexts.browsers)}</span>
        {facts ? null : <span>{'\u00a0'}</span>}
        {phones ? <span>{say(loginTexts.support, { phones })}</span> : null}
      </div>
      <div>
        {facts && facts.qrCodes.length > 0 ? <QrCodes codes={facts.qrCodes} /> : null}
        {facts?.demo ? (
          <Link to={language === 'en' ? '/dev/outbox?lang=en' : '/dev/outbox'}>
            {say(loginTexts.demoMessages)}
          </Link>
        ) : null}
        <Link to={linkTo(door === 'staff' ? exhibitor : staff)}>
          {say(door === 'staff' ? loginTexts.toExhibitor : loginTexts.toStaff)}
        </Link>
      </div>
    </footer>
  )
}
