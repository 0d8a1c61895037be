import { boothStateNames } from '@fairground/domain/booth'
import { foundAtOnce } from '@fairground/wire/hall/searched'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { useLanguage, useSay } from '../lib/language'
import type { Say } from '../lib/text'
import button from '../ui/plain-button.module.css'
import styles from './found-list.module.css'
import { foundTexts as texts } from './found-list.texts'
import { type Asked, type Finding, type Found, useFound } from './use-found'

interface Props extends Asked {
  id: string
  text: string
  /** The option the keys are on. */
  at: number
  /** Enter was pressed, perhaps before there was anything to choose. */
  isEntered: boolean
  onTaken: () => void
  onCount: (options: number) => void
  onChoose: (found: Found) => void
  /** Hears the code of the hall that the option is in which the keys are on. */
  onPoint?: ((hall: string | undefined) => void) | undefined
}

/** What was found, as the options of the box above; the last one shows more of them. */
export function FoundList({ id, text, at, isEntered, onTaken, onCount, onChoose, onPoint, ...asked }: Props) {
  const say = useSay()
  const finding = useFound(asked, text)
  const { answer, state, left } = finding
  const found = useMemo<Found[]>(() => {
    const { halls = [], booths = [] } = answer ?? {}
    return [...halls.map((hall) => ({ hall })), ...booths.map((booth) => ({ hall: booth.hall, booth }))]
  }, [answer])
  const options = left > 0 ? [...found, 'more' as const] : found
  const current = Math.min(at, options.length - 1)
  const pointed = found[current]?.hall.code

  function take(option: (typeof options)[number] | undefined): void {
    if (option === 'more') finding.more()
    else if (option) onChoose(option)
  }

  // Before anybody sees the options: a key that is pressed then is counted from them.
  useLayoutEffect(() => onCount(options.length), [onCount, options.length])

  const enter = useEffectEvent(() => {
    onTaken()
    take(options[current])
  })
  useEffect(() => {
    if (isEntered && state === 'answered') enter()
  }, [isEntered, state])

  useEffect(() => {
    onPoint?.(pointed)
    return () => onPoint?.(undefined)
  }, [onPoint, pointed])

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  return (
    <div className={styles.found} aria-busy={state === 'asking'}>
      {options.length > 0 ? (
        <div id={id} role="listbox" aria-label={say(texts.found)} className={styles.options}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
            <div
              key={option === 'more' ? option : (option.booth ?? option.hall).id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option === 'more' ? (
                <span className={styles.more}>{say(texts.more, { count: Math.min(left, foundAtOnce) })}</span>
              ) : (
                <Words found={option} />
              )}
            </div>
          ))}
        </div>
      ) : null}
      {state === 'failed' ? (
        <p className={styles.note} role="alert">
          {say(texts.failed)}
          <button type="button" className={button.small} onClick={finding.retry}>
            {say(texts.retry)}
          </button>
        </p>
      ) : (
        <p className={styles.note} role="status">
          {outcomeOf(finding, say)}
        </p>
      )}
    </div>
  )
}

function Words({ found: { hall, booth } }: { found: Found }) {
  const say = useSay()
  const language = useLanguage()
  const place = `${hall.code} ${hall.name[language]}`
  return (
    <>
      <b>{booth ? booth.code : hall.code}</b>
      <span>{booth ? booth.fullName?.[language] || booth.name[language] : hall.name[language]}</span>
      <small>{booth ? `${place} · ${boothStateNames[booth.state][language]}` : say(texts.hall)}</small>
    </>
  )
}

function outcomeOf({ answer, state, left }: Finding, say: Say): string {
  if (state !== 'answered' || !answer) return say(texts.asking)
  if (left > 0) return say(texts.shown, { count: answer.total, shown: answer.booths.length })
  if (answer.total > 0) return say(texts.booths, { count: answer.total })
  return answer.halls.length > 0 ? '' : say(texts.none)
}
