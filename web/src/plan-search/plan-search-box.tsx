import { longestSearched } from '@fairground/wire/hall/searched'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import { planSearchTexts as texts } from './plan-search.texts'
import styles from './plan-search-box.module.css'
import type { Asked, Found } from './use-found'
import { useSlash } from './use-slash'

interface Props extends Asked {
  onChoose: (found: Found) => void
  /** Hears the code of the hall that the option is in which the keys are on. */
  onPoint?: (hall: string | undefined) => void
}

const loadList = async () => (await import('./found-list')).FoundList
const FoundList = onDemand(loadList)

/**
 * Finds booths and halls on all plans; `/` leads here from anywhere on the page. What shows the findings comes with typing.
 */
export function PlanSearchBox({ onChoose, ...asked }: Props) {
  const say = useSay()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [count, setCount] = useState(0)
  const [isEntered, setEntered] = useState(false)
  useSlash(box)

  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(isOpen ? Math.max(Math.min(at + 1, count - 1), 0) : 0),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => setEntered(true),
    Escape: () => (isOpen ? setOpen(false) : setText('')),
  }

  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key]
    // Whoever writes Chinese presses the same keys to choose characters.
    if (!act || !text || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    act()
    if (event.key !== 'Escape') setOpen(true)
  }

  const wanted = text.trim()
  const isShown = isOpen && wanted !== ''
  const hasOptions = isShown && count > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true" focusable="false">
        <path
          d="M8 13A5 5 0 1 0 8 3a5 5 0 0 0 0 10ZM11.8 11.8 15.5 15.5"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={say(texts.search)}
        placeholder={say(texts.search)}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? list : undefined}
        aria-activedescendant={hasOptions ? `${list}-${Math.min(at, count - 1)}` : undefined}
        autoComplete="off"
        maxLength={longestSearched}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setEntered(false)
          setOpen(true)
        }}
        onFocus={() => {
          setOpen(true)
          loadList().catch(() => undefined)
        }}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <FoundList
          {...asked}
          id={list}
          text={wanted}
          at={at}
          isEntered={isEntered}
          onTaken={() => setEntered(false)}
          onCount={setCount}
          onChoose={(found) => {
            setText((found.booth ?? found.hall).code)
            setOpen(false)
            onChoose(found)
          }}
        />
      ) : null}
    </div>
  )
}
