import { areaOf, type BoothOnMap } from '../hall'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { BlockPicture } from './block-picture'
import type { OwnSelection } from './eligibility'
import { joinedCodes } from './joined'
import { selectionTexts as texts } from './selection.texts'
import styles from './suggestion-card.module.css'
import type { Choosing } from './use-choosing'
import type { HallChoice } from './use-hall-choice'

interface Props {
  own: OwnSelection
  choosing: Choosing
  choice: HallChoice
}

/** One tap takes several adjoining booths, all or none. */
export function SuggestionCard({ own, choosing, choice }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { offer, byId, ownIds } = choice
  const isFull = own.quota !== null && own.booths.length >= own.quota.count.most
  if (isFull || choice.booths.length === 0) return null
  const isShort = own.booths.length > 0 && own.booths.length < (own.quota?.count.least ?? 0)
  if (!offer) return <p className={styles.none}>{say(isShort ? texts.noneFromHere : texts.noSuggestion)}</p>

  const placed = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? [])
  const added = placed(offer.suggestion.added)
  const held = placed(ownIds)
  const codes = joinedCodes(
    added.map(({ code }) => code),
    language,
  )
  const { size } = offer.suggestion
  const counts = { count: added.length }
  return (
    <section className={styles.card} aria-label={say(texts.suggestion)}>
      <div className={styles.body}>
        <BlockPicture own={held} added={added} />
        <div className={styles.words}>
          <strong>{say(texts.block, { count: size, area: sumOf([...held, ...added], language) })}</strong>
          <p>{say(held.length > 0 ? texts.adds : texts.takes, { codes })}</p>
        </div>
      </div>
      <div className={styles.acts}>
        {offer.sizes.length > 1 ? (
          <fieldset className={styles.sizes} aria-label={say(texts.howMany)}>
            {offer.sizes.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === size}
                onClick={() => offer.setSize(each)}
              >
                {each}
              </button>
            ))}
          </fieldset>
        ) : null}
        {offer.next ? (
          <button type="button" className={button.small} onClick={offer.next}>
            {say(texts.another)}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.take}
          disabled={choosing.tries.length > 0}
          onClick={() => choosing.choose(offer.suggestion.added)}
        >
          {say(held.length > 0 ? texts.addCount : texts.takeCount, counts)}
        </button>
      </div>
    </section>
  )
}

const sumOf = (booths: readonly BoothOnMap[], language: 'zh' | 'en'): string =>
  formatNumber(
    booths.reduce((sum, booth) => sum + areaOf(booth), 0),
    language,
  )
