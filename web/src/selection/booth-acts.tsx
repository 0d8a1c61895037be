import type { Language } from '@fairground/domain/text'
import type { BoothActs } from '../hall'
import { sayIn } from '../lib/text'
import button from '../ui/plain-button.module.css'
import styles from './booth-acts.module.css'
import { FavouriteButton } from './favourite-button'
import { joined } from './joined'
import { PlanMarks } from './plan-marks'
import { selectionTexts as texts } from './selection.texts'
import type { Choosing } from './use-choosing'
import type { Favourites } from './use-favourites'
import type { HallChoice } from './use-hall-choice'

interface Given {
  choice: HallChoice
  choosing: Choosing
  /** None while it is rehearsed: what is marked is marked for real. */
  favourites: Favourites | undefined
  language: Language
}

/** What the plan lets an exhibitor do: one press on a booth that is open to them, and it is asked for. */
export function boothActs({ choice, choosing, favourites, language }: Given): BoothActs {
  const say = sayIn(language)
  const { ownIds, pending, eligible, standOut, closed } = choice
  const isReleasing = (id: string) =>
    choosing.tries.some(({ kind, boothIds }) => kind === 'release' && boothIds.includes(id))
  return {
    standOut,
    name: say(texts.listHead),
    press({ id }) {
      if (closed || !eligible.has(id) || pending.has(id)) return false
      choosing.choose([id])
      return true
    },
    lineOf({ id }) {
      if (pending.has(id)) return <p className={styles.mine}>{say(texts.choosing)}</p>
      const isOwn = ownIds.has(id)
      const why = isOwn ? undefined : choice.whyNot(id)
      if (why && !choice.mightBeYours(id)) return <p className={styles.why}>{why}</p>
      const names = joined(choice.beside(id), language)
      return (
        <>
          <p className={isOwn ? styles.mine : why ? styles.why : styles.open}>
            {isOwn ? say(texts.yours) : (why ?? say(texts.pressToChoose))}
          </p>
          <p className={styles.beside}>{names ? say(texts.beside, { names }) : say(texts.nobodyBeside)}</p>
        </>
      )
    },
    buttonFor({ id, code }) {
      if (closed || pending.has(id) || isReleasing(id)) return null
      if (ownIds.has(id))
        return choice.whyNotRelease(id) ? null : (
          <button
            key="act"
            type="button"
            className={button.small}
            aria-label={say(texts.release, { code })}
            onClick={() => choosing.release([id])}
          >
            {say(texts.letGo)}
          </button>
        )
      return eligible.has(id) ? (
        <button
          key="act"
          type="button"
          className={button.smallPrimary}
          aria-label={say(texts.chooseOne, { code })}
          onClick={() => choosing.choose([id])}
        >
          {say(texts.choose)}
        </button>
      ) : null
    },
    markFor: (booth) =>
      favourites ? (
        <FavouriteButton key="mark" booth={booth} favourites={favourites} language={language} />
      ) : null,
    lookFirst: choice.lookFirst,
    marks: (colours) => <PlanMarks choice={choice} favourites={favourites?.ids} colours={colours} />,
  }
}
