import { useSay } from '../lib/language'
import { searchTexts as texts } from './search.texts'
import styles from './search-palette.module.css'

interface Props {
  /** Read out when it changes: how much was found, or whose facts were opened. */
  news: string
  onForget: (() => void) | undefined
}

export function PaletteFoot({ news, onForget }: Props) {
  const say = useSay()
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {say(texts.keysMove)}
        <kbd>Enter</kbd> {say(texts.keysOpen)}
        <kbd>Esc</kbd> {say(texts.keysClose)}
      </p>
      <p role="status" className={styles.count}>
        {news}
      </p>
      {onForget ? (
        <button type="button" onClick={onForget}>
          {say(texts.forget)}
        </button>
      ) : null}
    </div>
  )
}
