import { searchTextLimit, searchWords } from '@fairground/domain/search'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../lib/language'
import { browserStorage } from '../lib/safe-storage'
import { useUser } from '../session/use-session'
import { FloorCard } from './floor-card'
import {
  keyOfOption,
  matchingScreens,
  moved,
  type Option,
  pathOfOption,
  resultGroups,
  type ScreenEntry,
  startGroups,
} from './options'
import { PaletteField } from './palette-field'
import { PaletteFoot } from './palette-foot'
import { recentSearches } from './recent-searches'
import { idOfOption, ResultList } from './result-list'
import { floorTexts, searchTexts as texts } from './search.texts'
import styles from './search-palette.module.css'
import { useSearch } from './use-search'

interface Props {
  screens: readonly ScreenEntry[]
  onClose: () => void
}

/** One field over everything staff look for. The keyboard never leaves the field; the list follows it. */
export function SearchPalette({ screens, onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const user = useUser()
  const recent = useMemo(() => recentSearches(browserStorage, user.id), [user.id])
  const [remembered, setRemembered] = useState(recent.read)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [card, setCard] = useState<Option>()
  const search = useSearch(typed)
  const dialog = useRef<HTMLDialogElement>(null)

  const idle = search.state === 'idle'
  const groups = idle
    ? startGroups(remembered, screens)
    : resultGroups(search.found, matchingScreens(screens, typed))
  const options = groups.flatMap((group) => group.options)
  const index = Math.min(active, options.length - 1)
  const current = options[index]
  const activeKey = current && keyOfOption(current)
  const floor = card?.kind === 'hall' || card?.kind === 'booth' ? card : undefined
  const news = floor
    ? say(floorTexts.opened, { code: floor.hit.code })
    : search.state === 'ready'
      ? say(texts.counted, { count: options.length })
      : ''

  // Closed again before it goes, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (activeKey) document.getElementById(idOfOption(activeKey))?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  function type(text: string): void {
    setTyped(text)
    setActive(0)
    setCard(undefined)
  }

  function choose(option: Option): void {
    if (option.kind === 'recent') {
      type(option.text)
      return
    }
    if (!idle) recent.remember(typed)
    const path = pathOfOption(option)
    if (path) leaveFor(path, option.kind === 'screen' && option.screen.newTab)
    else setCard(option)
  }

  function leaveFor(path: string, newTab: boolean): void {
    onClose()
    if (newTab) window.open(path, '_blank', 'noopener')
    else void navigate(path)
  }

  function onKey(event: KeyboardEvent): void {
    // While Chinese is being composed these keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      if (card) setCard(undefined)
      else onClose()
    }
  }

  function onFieldKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setActive(moved(index, by, options.length))
      setCard(undefined)
    }
    // Results of an earlier text are still on the screen while a new search runs; Enter must not take one of them.
    if (event.key === 'Enter' && current && search.state !== 'searching') {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={say(texts.dialog)}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.sheet}>
        <PaletteField
          typed={typed}
          limit={searchTextLimit}
          busy={search.state === 'searching'}
          expanded={options.length > 0}
          activeId={activeKey ? idOfOption(activeKey) : undefined}
          onType={type}
          onKey={onFieldKey}
          onClose={onClose}
        />
        <div className={`${styles.body} ${floor ? styles.withCard : ''}`}>
          <ResultList
            search={search}
            groups={groups}
            words={idle ? [] : searchWords(search.text)}
            activeKey={activeKey}
            onPoint={(option) => setActive(options.indexOf(option))}
            onChoose={choose}
          />
          {floor ? <FloorCard floor={floor} onBack={() => setCard(undefined)} onLeave={onClose} /> : null}
        </div>
        <PaletteFoot
          news={news}
          onForget={
            idle && remembered.length > 0
              ? () => {
                  recent.forget()
                  setRemembered([])
                }
              : undefined
          }
        />
      </div>
    </dialog>
  )
}
