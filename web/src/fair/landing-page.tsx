import type { JourneyStep } from '@fairground/domain/company'
import { siteHome } from '@fairground/wire/portal/site-home'
import { useEffect } from 'react'
import { Link, redirect, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { keepFrontLanguage } from '../lib/chosen-language'
import { formatDate, formatDates } from '../lib/format'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { isHinted } from '../session/hint'
import { loginPaths } from '../session/login-paths'
import { BoothBackdrop } from '../ui/booth-backdrop'
import { BrandMark } from '../ui/brand-mark'
import { LanguageLink } from '../ui/language-link'
import button from '../ui/plain-button.module.css'
import { BoothFinder } from './booth-finder'
import { Doors } from './doors'
import { fairTexts } from './fair.texts'
import { Guides } from './guides'
import { journeyTexts } from './journey.texts'
import styles from './landing-page.module.css'
import { type FairFacts, readFair } from './read-fair'
import { Venue } from './venue'

/** A fair that cannot be asked about is still worth a page: the doors work without its figures. */
export async function loadLanding(): Promise<{ facts: FairFacts | undefined } | Response> {
  const facts = readFair().catch(() => undefined)
  if (isHinted()) {
    const { session } = await import('../session/session')
    await session.check()
    if (session.get().status === 'signedIn') return redirect('/index')
  }
  return { facts: await facts }
}

export function LandingPage() {
  const { facts } = useLoaderData() as { facts: FairFacts | undefined }
  const say = useSay()
  const language = useLanguage()
  const isAskedFor = useSearchParams()[0].has('lang')
  useEffect(() => {
    if (isAskedFor) keepFrontLanguage(language)
  }, [isAskedFor, language])
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <BoothBackdrop />
        <header className={styles.header}>
          <BrandMark size={34} name="Fairground" />
          <nav className={styles.places} aria-label={say(fairTexts.places)}>
            <a href={siteHome[language]}>{say(fairTexts.site)}</a>
            <a href="#guides">{say(fairTexts.guides)}</a>
            {facts ? <a href="#venue">{say(fairTexts.venueShort)}</a> : null}
            <LanguageLink to={frontPage[language === 'en' ? 'zh' : 'en']} />
          </nav>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {facts ? (
            <p className={styles.when}>
              {say(fairTexts.edition, { edition: facts.edition })} ·{' '}
              {formatDates(facts.opens, facts.closes, language)}
            </p>
          ) : null}
          <h1>{facts ? facts.name[language] : say(fairTexts.nameless)}</h1>
          <p className={styles.intro}>{say(fairTexts.intro)}</p>
          <Doors />
          <BoothFinder />
          {facts ? <Figures facts={facts} /> : <FiguresMissing />}
        </main>
      </div>
      <div className={styles.sections}>
        <Steps />
        <Guides />
        {facts ? <Venue facts={facts} /> : null}
      </div>
      <Foot facts={facts} />
    </div>
  )
}

function Figures({ facts }: { facts: FairFacts }) {
  const say = useSay()
  const language = useLanguage()
  const figures = [
    [say(fairTexts.deadline), formatDate(facts.signUpDeadline, language)],
    [say(fairTexts.halls, { count: facts.halls }), String(facts.halls)],
    [
      say(fairTexts.booths, { count: facts.booths }),
      facts.booths.toLocaleString(language === 'en' ? 'en-GB' : 'zh-CN'),
    ],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function FiguresMissing() {
  const say = useSay()
  const { revalidate, state } = useRevalidator()
  return (
    <p className={styles.missing} role="status">
      {say(fairTexts.factsMissing)}
      <button
        type="button"
        className={button.button}
        onClick={() => void revalidate()}
        disabled={state === 'loading'}
      >
        {say(fairTexts.retry)}
      </button>
    </p>
  )
}

// The names' own order: importing the domain's list would bring the schemas of the sign-up along.
const steps = Object.keys(journeyTexts) as JourneyStep[]

function Steps() {
  const say = useSay()
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{say(fairTexts.steps)}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <strong className={styles.stepName}>{say(journeyTexts[step])}</strong>
            <p className={styles.stepText}>{say(fairTexts[step])}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Foot({ facts }: { facts: FairFacts | undefined }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const phones = facts?.supportPhones.join(english ? ', ' : '、')
  return (
    <footer className={styles.foot}>
      <span className={styles.group}>{phones ? say(fairTexts.support, { phones }) : null}</span>
      <span className={styles.group}>
        {facts?.demo ? (
          <Link to={english ? '/dev/outbox?lang=en' : '/dev/outbox'}>{say(fairTexts.demoMessages)}</Link>
        ) : null}
        <Link to={english ? `${loginPaths.staff}?lang=en` : loginPaths.staff}>
          {say(fairTexts.staffLogin)}
        </Link>
      </span>
    </footer>
  )
}
