import { CloseOutlined, LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import { type KeyboardEventHandler, useRef, useState } from 'react'
import { useSay } from '../lib/language'
import styles from './palette-field.module.css'
import { resultsId } from './result-list'
import { searchTexts as texts } from './search.texts'

interface Props {
  typed: string
  limit: number
  busy: boolean
  expanded: boolean
  activeId: string | undefined
  onType: (text: string) => void
  onKey: KeyboardEventHandler<HTMLInputElement>
  onClose: () => void
}

export function PaletteField({ typed, limit, busy, expanded, activeId, onType, onKey, onClose }: Props) {
  const say = useSay()
  const [composed, setComposed] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function clear(): void {
    onType('')
    field.current?.focus()
  }

  return (
    <div className={styles.bar}>
      <span className={styles.sign} aria-hidden="true">
        {busy ? <LoadingOutlined /> : <SearchOutlined />}
      </span>
      <input
        ref={field}
        className={styles.field}
        // biome-ignore lint/a11y/noAutofocus: the palette was opened to type into it
        autoFocus
        type="text"
        role="combobox"
        aria-label={say(texts.field)}
        aria-expanded={expanded}
        aria-controls={resultsId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={limit}
        placeholder={say(texts.placeholder)}
        value={composed ?? typed}
        onKeyDown={onKey}
        // Half-composed pinyin is no search yet; it is only shown until the characters are chosen.
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(undefined)
          onType(event.currentTarget.value)
        }}
        onChange={({ target }) => {
          if (composed === undefined) onType(target.value)
          else setComposed(target.value)
        }}
      />
      {typed ? (
        <button type="button" className={styles.clear} onClick={clear}>
          {say(texts.clear)}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={say(texts.close)} onClick={onClose}>
        <CloseOutlined />
      </button>
    </div>
  )
}
