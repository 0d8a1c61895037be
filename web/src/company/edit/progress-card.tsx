import { CheckOutlined } from '@ant-design/icons'
import {
  isUnsubmitted,
  type SignUpSection,
  sectionTitles,
  signUpSections,
} from '@fairground/domain/company/sections'
import { formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { signUpTexts } from '../sign-up.texts'
import { useSubject } from '../subject'
import type { Return } from '../use-return'
import type { SignUp } from '../use-sign-up'
import { useSubmitBar } from '../use-submit-bar'
import { editTexts as texts } from './edit.texts'
import styles from './progress-card.module.css'

interface Props {
  signUp: SignUp
  returned: Return | undefined
  dirty: ReadonlySet<SignUpSection>
  onJump: (section: SignUpSection) => void
}

/** How far it has come, drawn; each part leads to its section. */
export function ProgressCard({ signUp, returned, dirty, onJump }: Props) {
  const say = useSay()
  const language = useLanguage()
  const sections: readonly SignUpSection[] = signUpSections[signUp.variant]
  const done = signUp.saved.size
  const byStaff = useSubject().actor === 'staff'
  const submitted = signUp.company !== null && !isUnsubmitted(signUp.company)
  const barred = useSubmitBar(signUp.company) !== undefined
  const whatNow = returned?.unanswered
    ? texts.correctFirst
    : submitted || barred
      ? texts.allSaved
      : byStaff
        ? texts.allDoneStaff
        : texts.allDone
  return (
    <nav className={styles.card} aria-label={say(texts.progress)}>
      <p className={styles.sum}>
        <strong>{say(...sum())}</strong>
        <span>{returned?.unanswered ? null : formatShare(done, sections.length, language)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {sections.map((section) => (
          <span key={section} className={signUp.saved.has(section) ? styles.filled : undefined} />
        ))}
      </div>
      <ol className={styles.list}>
        {sections.map((section, index) => {
          const wrong = returned?.left.includes(section) ?? false
          const saved = signUp.saved.has(section) && !wrong
          const unsaved = dirty.has(section)
          const state = unsaved
            ? texts.stateUnsavedShort
            : wrong
              ? signUpTexts.toCorrect
              : saved
                ? texts.stateSaved
                : texts.stateOpen
          return (
            <li key={section}>
              <button
                type="button"
                className={`${styles.jump} ${unsaved ? styles.unsaved : ''}`}
                onClick={() => onJump(section)}
              >
                <span className={saved ? styles.done : wrong ? styles.wrong : styles.open} aria-hidden="true">
                  {saved ? <CheckOutlined /> : wrong ? '!' : index + 1}
                </span>
                <span className={styles.title}>{say(sectionTitles[section])}</span>
                <span className={unsaved || wrong ? styles.state : styles.hidden}>{say(state)}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {done === sections.length && dirty.size === 0 ? (
        <p className={returned?.unanswered ? styles.notYet : styles.all}>{say(whatNow)}</p>
      ) : null}
    </nav>
  )

  /** Saved is not enough once it was sent back. */
  function sum(): Parameters<typeof say> {
    if (returned && returned.left.length > 0) return [texts.leftToCorrect, { left: returned.left.length }]
    return returned?.unanswered ? [texts.returned] : [texts.complete, { done, all: sections.length }]
  }
}
