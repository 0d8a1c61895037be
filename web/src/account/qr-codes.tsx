import { lazy, Suspense, useState } from 'react'
import type { FairFacts } from '../fair'
import { useLanguage, useSay } from '../lib/language'
import { loginTexts } from './login.texts'
import styles from './qr-codes.module.css'

const QrCode = lazy(() => import('antd/es/qr-code').then((module) => ({ default: module.default })))

const panel = 'qr-codes'

/** Drawn only when somebody opens them; the browser's own popover brings Escape and the click outside. */
export function QrCodes({ codes }: { codes: FairFacts['qrCodes'] }) {
  const say = useSay()
  const language = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={panel}>
        {say(loginTexts.qrCodes)}
      </button>
      <section
        id={panel}
        popover="auto"
        className={styles.panel}
        aria-label={say(loginTexts.qrCodes)}
        onToggle={() => setOpened(true)}
      >
        <div className={styles.codes}>
          {codes.map(({ title, content }) => (
            <figure key={content}>
              <div className={styles.picture} role="img" aria-label={title[language]}>
                <Suspense>{opened ? <QrCode value={absolute(content)} size={160} /> : null}</Suspense>
              </div>
              <figcaption>{title[language]}</figcaption>
            </figure>
          ))}
        </div>
        <button type="button" className={styles.open} popoverTarget={panel} popoverTargetAction="hide">
          {say(loginTexts.qrCodesClose)}
        </button>
      </section>
    </>
  )
}

/** A phone needs the whole address. */
const absolute = (content: string): string =>
  content.startsWith('/') ? window.location.origin + content : content
