import { Link } from 'react-router'
import { signUpPaths } from '../company'
import { useLanguage, useSay } from '../lib/language'
import type { FairFacts } from '../session/use-fair'
import { useUser } from '../session/use-session'
import { Panel } from '../ui/panel'
import { StatusTag } from '../ui/status-tag'
import type { OwnSelection } from './eligibility'
import styles from './gate-list.module.css'
import { gateTexts, startTexts as texts } from './selection.texts'

/** Everything that has to be there, and for what is missing what to do about it. */
export function GateList({ own, facts }: { own: OwnSelection; facts: FairFacts }) {
  const say = useSay()
  const language = useLanguage()
  const signUp = signUpPaths[useUser().userType].confirm
  // That a choice is finished is no lack; its stage says it.
  const gates = own.gates.flatMap(({ gate, missing }) => (gate === 'unfinished' ? [] : [{ gate, missing }]))
  const missingCount = gates.filter(({ missing }) => missing !== null).length
  const phones = facts.supportPhones.join(language === 'en' ? ', ' : '、')
  return (
    <Panel
      id="needs"
      title={say(texts.needs)}
      aside={
        <StatusTag tone={missingCount === 0 ? 'ok' : 'warn'}>
          {missingCount === 0 ? say(texts.needsMet) : say(texts.needsMissing, { count: missingCount })}
        </StatusTag>
      }
    >
      <ul className={styles.gates}>
        {gates.map(({ gate, missing }) => (
          <li key={gate} className={missing === null ? styles.met : styles.missing}>
            <span className={styles.mark} aria-hidden="true">
              {missing === null ? '✓' : '!'}
            </span>
            <div>
              <strong>{say(gateTexts[gate].name)}</strong>
              <span className={styles.state}>{say(missing === null ? texts.met : texts.missing)}</span>
              <p>{missing ?? say(gateTexts[gate].met)}</p>
              {missing === null ? null : (
                <p className={styles.advice}>
                  {gate === 'approved' ? (
                    <Link to={signUp}>{say(gateTexts[gate].advice)}</Link>
                  ) : (
                    say(gateTexts[gate].advice, { phones })
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
