import { Button } from 'antd'
import { useSay } from '../../lib/language'
import { deskTexts as texts } from './desk.texts'
import { KeyCap } from './key-cap'
import styles from './ways-on.module.css'

export interface Ways {
  next: (() => void) | undefined
  previous: (() => void) | undefined
  onHelp: () => void
}

/** To the neighbours in the queue, and to what else there are keys for. */
export function WaysOn({ next, previous, onHelp, send }: Ways & { send?: string }) {
  const say = useSay()
  return (
    <>
      <Button size="large" aria-keyshortcuts="J" disabled={!next} onClick={next}>
        {say(texts.next)}
        <KeyCap>J</KeyCap>
      </Button>
      <p className={styles.hints}>
        <button type="button" aria-keyshortcuts="K" disabled={!previous} onClick={previous}>
          <KeyCap>K</KeyCap> {say(texts.previous)}
        </button>
        {send ? (
          <span aria-hidden="true">
            <KeyCap>{send}</KeyCap> {say(texts.sendRemark)}
          </span>
        ) : null}
        <button type="button" aria-keyshortcuts="?" onClick={onHelp}>
          <KeyCap>?</KeyCap> {say(texts.keys)}
        </button>
      </p>
    </>
  )
}
