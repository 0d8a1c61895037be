import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import plain from '../ui/plain-input.module.css'
import { useMedia } from '../ui/use-media'
import { icon } from './icons'
import { wayTexts as texts } from './way.texts'
import styles from './way-panel.module.css'

const LinkIcon = icon(
  'M7.5 10.5l3-3M8 5l1.500-1.500a3.200 3.200 0 0 1 5 5L13 10M10 13l-1.500 1.500a3.200 3.200 0 0 1-5-5L5 8',
)

/** The address says the whole way. Phones pass it on as they pass on anything; elsewhere it is copied. */
export function WayShare() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const link = window.location.origin + pathname + search
  const [done, setDone] = useState<{ link: string; copied: boolean }>()
  const outcome = done?.link === link ? done : undefined

  const isPhone = useMedia('(pointer: coarse)') && 'share' in navigator

  async function share(): Promise<void> {
    try {
      if (isPhone) await navigator.share({ url: link })
      else {
        await navigator.clipboard.writeText(link)
        setDone({ link, copied: true })
      }
    } catch (reason) {
      const isChangedMind = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isChangedMind) setDone({ link, copied: false })
    }
  }

  return (
    <>
      <button type="button" className={`${button.small} ${styles.share}`} onClick={() => void share()}>
        <LinkIcon />{' '}
        <span role="status">
          {say(outcome?.copied ? texts.linkCopied : isPhone ? texts.share : texts.shareLink)}
        </span>
      </button>
      {outcome?.copied === false ? (
        <label className={styles.link}>
          {say(texts.copyByHand)}
          <input className={plain.input} readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      ) : null}
    </>
  )
}
