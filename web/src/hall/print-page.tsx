import type { Text } from '@fairground/domain/text'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatFullMoment, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import styles from './print-page.module.css'

interface Props {
  title: string
  fair: string
  /** A way that is on it, in words. */
  told: Text | undefined
  reader: Reader
  /** The plan, as an SVG. */
  draw: () => string
  /** The entries of the legend. */
  children: ReactNode
}

/** What comes out of the printer instead of the page: a plan by day, with what its marks mean. */
export function PrintPage(props: Props) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture of the page right after this, so the sheet must stand by then.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? createPortal(<Page {...props} />, document.body) : null
}

function Page({ title, fair, told, reader, draw, children }: Props) {
  const say = useSay()
  return (
    <section className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{fair}</p>
        </div>
        <p>{say(texts.printedAt, { time: formatFullMoment(new Date(), reader) })}</p>
      </header>
      {told ? <p className={styles.told}>{told[reader.language]}</p> : null}
      <Drawing draw={draw} />
      <ul className={styles.legend}>{children}</ul>
    </section>
  )
}

function Drawing({ draw }: Pick<Props, 'draw'>) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, as it was when printing began
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(draw(), 'image/svg+xml').documentElement
    place.current?.replaceChildren(document.importNode(drawn, true))
  }, [])
  return <div ref={place} className={styles.drawing} />
}
