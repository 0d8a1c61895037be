import { CheckOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { isSignUpClosed } from '../company'
import { formatDate, formatMoment, formatWindow, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { FairFacts } from '../session/use-fair'
import { CountDown } from '../ui/count-down'
import styles from './next-card.module.css'
import { NextLink } from './next-link'
import { nextBodies, nextTitles, nextStepTexts as texts } from './next-step.texts'
import type { RequestWords, Standing } from './use-booth-request'

interface Props {
  standing: Standing
  facts: FairFacts
  request: RequestWords | undefined
  reader: Reader
  clockOffsetMs: number
  onMomentCome: () => void
}

/** The one thing to do now, said in full. */
export function NextCard({ standing, facts, request, reader, clockOffsetMs, onMomentCome }: Props) {
  const say = useSay()
  const { next, window, reviewRemark, reviewedAt } = standing
  const params = {
    deadline: formatDate(facts.signUpDeadline, reader.language),
    window: window ? formatWindow(window.startsAt, window.endsAt, reader) : '',
    phones: facts.supportPhones.join(reader.language === 'en' ? ', ' : '、'),
  }
  const inWindow = next === 'chooseBooth' || next === 'finishChoice'
  const target = next === 'prepareForWindow' ? window?.startsAt : inWindow ? window?.endsAt : undefined
  const closed = isSignUpClosed(facts, standing.serverNow)
  const countLabel = say(inWindow ? texts.countToEnd : texts.countToStart)
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <p className={styles.label}>{say(texts.label)}</p>
      <h2 id="next-step">{say(nextTitles[next])}</h2>
      <p className={styles.body}>
        {say(next === 'awaitReview' && closed ? texts.awaitReviewClosedText : nextBodies[next], params)}
      </p>
      {next === 'correctSignUp' && reviewRemark ? (
        <blockquote className={styles.remark}>
          <cite>
            {say(texts.remark)}
            {reviewedAt ? ` · ${formatMoment(reviewedAt, reader)}` : null}
          </cite>
          {reviewRemark}
        </blockquote>
      ) : null}
      {target ? (
        <div className={styles.count}>
          <p>{countLabel}</p>
          <CountDown
            key={target.getTime()}
            to={target}
            offsetMs={clockOffsetMs}
            label={countLabel}
            onOver={onMomentCome}
          />
        </div>
      ) : null}
      {standing.step === 'booth' && next !== 'blocked' ? (
        <Checks windowSet={window !== null} request={request} />
      ) : null}
      <NextLink standing={standing} className={styles.go ?? ''} />
    </section>
  )
}

function Checks({ windowSet, request }: { windowSet: boolean; request: RequestWords | undefined }) {
  const say = useSay()
  const checks = [
    { done: true, text: say(texts.checkApproved) },
    { done: windowSet, text: say(windowSet ? texts.checkWindow : texts.checkWindowOpen) },
    ...(request ? [{ done: true, text: say(texts.checkRequest, { request: request.booths }) }] : []),
  ]
  return (
    <ul className={styles.checks}>
      {checks.map(({ done, text }) => (
        <li key={text}>
          <span className={done ? styles.done : styles.open} aria-hidden="true">
            {done ? <CheckOutlined /> : <ClockCircleOutlined />}
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
