import { verifyPath } from '@fairground/wire/draw/open-screens'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSay } from '../../lib/language'
import { isHinted } from '../../session/hint'
import { LanguageLink } from '../../ui/language-link'
import type { DrawNow, LotteryPage } from '../read-draw'
import { shortHash, shortSource } from '../source-words'
import { FullScreen } from './full-screen'
import { Reels } from './reels'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'
import { StageLine } from './stage-line'
import { useAwake } from './use-awake'
import { useReveal } from './use-reveal'
import { Waiting } from './waiting'

/** Only whoever is signed in downloads what a session takes, and only who may draw is shown a button. */
const DrawButton = lazy(() => import('./draw-button').then((module) => ({ default: module.DrawButton })))

/** After what everybody waits for. */
const VerifyCode = lazy(() => import('./verify-code').then(({ VerifyCode }) => ({ default: VerifyCode })))

interface Props {
  now: DrawNow | undefined
  failed: boolean
  round: number
  askNow: () => void
  places: LotteryPage | undefined
  pager: ReactNode
  /** What was drawn, as this screen shows it. */
  children: ReactNode
}

/** The frame of both big screens: what this is, how far it is, and how anybody can check it. */
export function Stage({ now, failed, round, askNow, places, pager, children }: Props) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const [started, setStarted] = useState<string>()
  const revealing = useReveal(now, now?.state === 'frozen' && now.draw?.id === started)
  const drawn = now?.state === 'drawn' && !revealing
  useAwake()

  const english = new URLSearchParams(search)
  if (english.get('lang') === 'en') english.delete('lang')
  else english.set('lang', 'en')

  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <div>
          <h1>
            {now ? say(drawn ? texts.result : texts.before, { edition: now.edition }) : say(texts.loading)}
            {round > 1 ? ` · ${say(texts.round, { round })}` : null}
          </h1>
          {now ? <StageLine now={now} places={drawn ? places : undefined} /> : null}
        </div>
        {drawn ? (
          <p className={styles.done}>
            <b aria-hidden="true">✓</b>
            <span>{say(texts.done)}</span>
          </p>
        ) : null}
        {now && now.state !== 'drawn' && isHinted() ? (
          <Suspense fallback={null}>
            <DrawButton now={now} round={round} hidden={revealing} onStarted={setStarted} askNow={askNow} />
          </Suspense>
        ) : null}
        <Suspense fallback={null}>
          <VerifyCode path={round > 1 ? `${verifyPath}?round=${round}` : verifyPath} />
        </Suspense>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {revealing ? <Reels companies={now?.companies ?? 0} /> : null}
        {now && now.state !== 'drawn' && !revealing ? <Waiting now={now} /> : null}
        {drawn ? children : null}
      </main>
      <footer className={styles.foot}>
        <p className={styles.proof}>
          {now?.draw ? (
            <>
              <span>
                {say(texts.listHash)} {shortHash(now.draw.listHash)}
              </span>
              <span>
                {say(texts.publicValue)} {shortSource(now.draw.source, say)}
              </span>
            </>
          ) : null}
          <Link to={`${verifyPath}?${new URLSearchParams(verifying(now, round, search))}`}>
            {say(texts.verify, { address: verifyPath })}
          </Link>
          <LanguageLink to={`${pathname}${english.size > 0 ? `?${english}` : ''}`} />
          <FullScreen />
          {failed ? (
            <span role="status" className={styles.offline}>
              {say(texts.offline)}
            </span>
          ) : null}
        </p>
        {drawn ? pager : null}
      </footer>
    </div>
  )
}

const verifying = (now: DrawNow | undefined, round: number, search: string): Record<string, string> => ({
  ...(now?.draw ? { draw: now.draw.id } : { round: String(round) }),
  ...(new URLSearchParams(search).get('lang') === 'en' ? { lang: 'en' } : {}),
})
