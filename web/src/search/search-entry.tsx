import { SearchOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../lib/language'
import { shortcutWith } from '../lib/shortcut'
import { usePageKeys } from '../lib/use-page-keys'
import type { ScreenEntry } from './options'
import { searchTexts as texts } from './search.texts'
import styles from './search-entry.module.css'

const SearchPalette = lazy(() =>
  import('./search-palette').then((module) => ({ default: module.SearchPalette })),
)

/** The way into the search: a field to click in every organiser's header, and ⌘K or Ctrl+K from anywhere. */
export function SearchEntry({ screens }: { screens: readonly ScreenEntry[] }) {
  const say = useSay()
  const [open, setOpen] = useState(false)

  usePageKeys((event) => {
    const shortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
    if (!shortcut || event.key.toLowerCase() !== 'k') return
    // The browser's own search field answers to the same keys.
    event.preventDefault()
    setOpen((before) => !before)
  })

  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden="true" />
        <span className={styles.words}>{say(texts.open)}</span>
        <kbd className={styles.keys}>{shortcutWith('K')}</kbd>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SearchPalette screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
