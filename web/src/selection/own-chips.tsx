import { openingName } from '@fairground/domain/booth'
import { areaOf } from '../hall'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { OwnSelection } from './eligibility'
import styles from './own-chips.module.css'
import { selectionTexts as texts } from './selection.texts'
import type { Choosing } from './use-choosing'
import type { HallChoice } from './use-hall-choice'

interface Props {
  own: OwnSelection
  choosing: Choosing
  choice: HallChoice
  onShow: (code: string) => void
}

/** What one has, each with a cross to let it go, and what is on its way. */
export function OwnChips({ own, choosing, choice, onShow }: Props) {
  const say = useSay()
  const language = useLanguage()
  const releasing = choosing.tries.flatMap(({ kind, boothIds }) => (kind === 'release' ? boothIds : []))
  const coming = [...choice.pending].flatMap((id) =>
    choice.ownIds.has(id) ? [] : (choice.byId.get(id) ?? []),
  )
  const metres = (area: number) => `${formatNumber(area, language)} m²`

  function release(id: string): void {
    const why = choice.whyNotRelease(id)
    if (why) choosing.refuse(why)
    else choosing.release([id])
  }

  if (own.booths.length + coming.length === 0)
    return choice.closed ? null : (
      <div className={styles.none}>
        <p>{say(texts.none)}</p>
        <p>{say(texts.noneAdvice)}</p>
      </div>
    )
  return (
    <ul className={styles.chips} aria-label={say(texts.chosen)}>
      {own.booths.map(({ id, code, areaM2, openSides, origin }) => {
        const isGoing = releasing.includes(id)
        const facts = [metres(areaM2), openingName(openSides)?.[language]]
        if (origin === 'assigned') facts.push(say(texts.byOrganiser))
        return (
          <li key={id} className={isGoing ? styles.moving : styles.chip} aria-busy={isGoing}>
            <button type="button" className={styles.name} onClick={() => onShow(code)}>
              <b>{code}</b>
              <span>{isGoing ? say(texts.releasing) : facts.filter(Boolean).join(' · ')}</span>
            </button>
            {origin === 'chosen' && !choice.closed && !isGoing ? (
              <button
                type="button"
                className={styles.cross}
                aria-label={say(texts.release, { code })}
                onClick={() => release(id)}
              >
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path
                    d="m3 3 10 10M13 3 3 13"
                    stroke="currentColor"
                    strokeWidth="1.600"
                    strokeLinecap="round"
                  />
                </svg>
              </button>
            ) : null}
          </li>
        )
      })}
      {coming.map((booth) => (
        <li key={booth.id} className={styles.moving} aria-busy="true">
          <span className={styles.name}>
            <b>{booth.code}</b>
            <span>
              {metres(areaOf(booth))} · {say(texts.choosing)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
