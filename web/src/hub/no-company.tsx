import { useSay } from '../lib/language'
import { shortcutWith } from '../lib/shortcut'
import { EmptyState } from '../ui/empty-state'
import { useMedia } from '../ui/use-media'
import { hubTexts as texts } from './hub.texts'
import styles from './no-company.module.css'

/** Nobody was asked for, or nobody there is. */
export function NoCompany({ asked }: { asked: boolean }) {
  const say = useSay()
  // Who touches the screen has no keys to press.
  const touched = useMedia('(pointer: coarse)')
  const advice = touched ? texts.nothingAskedTouch : texts.nothingAskedNote
  return (
    <div className={styles.page}>
      <h1>{say(texts.title)}</h1>
      <div className={styles.nothing}>
        <EmptyState title={say(asked ? texts.unknown : texts.nothingAsked)}>
          {say(asked ? texts.unknownNote : advice, { shortcut: shortcutWith('K') })}
        </EmptyState>
      </div>
    </div>
  )
}
