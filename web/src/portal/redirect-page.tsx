import { useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import styles from './redirect.module.css'
import { redirectTexts as texts } from './redirect.texts'

/** What the address was asked, as plain text: whatever is in it, nothing of it is followed or run. */
export function RedirectPage() {
  const say = useSay()
  const [asked] = useSearchParams()
  const entries = [...asked]
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{say(texts.title)}</h1>
      {entries.length === 0 ? (
        <p>{say(texts.none)}</p>
      ) : (
        <dl>
          {entries.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may be there twice
            <div key={place}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </main>
  )
}
