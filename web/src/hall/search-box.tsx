import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { type BoothOnMap, nameOf, stateName } from './booth-on-map'
import { findBooths } from './find-booths'
import { hallTexts as texts } from './hall.texts'
import type { HallTab } from './hall-tabs'
import { SearchIcon } from './icons'
import styles from './search-box.module.css'
import { useHallLink } from './use-hall-link'
import { useSlash } from './use-slash'

interface Props {
  booths: readonly BoothOnMap[]
  /** Where a number that begins with another hall's code may stand. */
  halls: readonly HallTab[]
  shown: HallTab
  onChoose: (booth: BoothOnMap) => void
}

const mostShown = 8

/** Finds a booth by number or company; `/` leads here from anywhere on the page. */
export function SearchBox({ booths, halls, shown: hall, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = useHallLink(hall)
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = findBooths(booths, text)
  const shown = found.slice(0, mostShown)
  const current = Math.min(at, shown.length - 1)
  const elsewhere = halls.find(
    ({ id, code }) => id !== hall.id && text.trim().toLowerCase().startsWith(`${code.toLowerCase()}-`),
  )
  useSlash(box)

  function choose(booth: BoothOnMap | undefined): void {
    if (!booth) return
    setText(booth.code)
    setOpen(false)
    onChoose(booth)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(isOpen ? Math.min(current + 1, shown.length - 1) : 0),
      ArrowUp: () => setAt(Math.max(current - 1, 0)),
      Enter: () => choose(shown[current]),
      Escape: () => (isOpen ? setOpen(false) : setText('')),
    }
    const move = moves[event.key]
    if (!move || !text) return
    event.preventDefault()
    event.stopPropagation()
    move()
    if (event.key.startsWith('Arrow')) setOpen(true)
  }

  const isShown = isOpen && text.trim() !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <SearchIcon />
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={say(texts.search)}
        placeholder={say(texts.search)}
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && shown[current] ? `${list}-${current}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <div className={styles.results}>
          <div id={list} role="listbox" aria-label={say(texts.search)}>
            {shown.map((booth, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
              <div
                key={booth.id}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                className={styles.result}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(booth)}
              >
                <b>{booth.code}</b>
                <span>{nameOf(booth, language)}</span>
                <small>{stateName(booth, language)}</small>
              </div>
            ))}
          </div>
          {elsewhere ? (
            <Link
              className={styles.elsewhere}
              to={linkTo(elsewhere, { booth: text.trim().toUpperCase() })}
              onClick={() => setOpen(false)}
            >
              {say(texts.lookIn, { text: text.trim().toUpperCase(), hall: elsewhere.code })}
            </Link>
          ) : null}
          <p className={styles.note} role="status">
            {found.length > 0 ? say(texts.found, { count: found.length }) : say(texts.notFound)}
          </p>
        </div>
      ) : null}
    </div>
  )
}
