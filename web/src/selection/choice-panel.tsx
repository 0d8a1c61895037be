import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import styles from './choice-panel.module.css'
import type { OwnSelection } from './eligibility'
import { FavouriteBox, FavouriteLost } from './favourite-box'
import { FinishChoice } from './finish-choice'
import { OwnChips } from './own-chips'
import { RefusedNote } from './refused-note'
import { RehearsalDone } from './rehearsal-done'
import { rehearsalTexts, selectionTexts as texts } from './selection.texts'
import { selectionPaths } from './selection-paths'
import { Slots } from './slots'
import { SuggestionCard } from './suggestion-card'
import type { Choosing } from './use-choosing'
import type { Favourites } from './use-favourites'
import type { HallChoice } from './use-hall-choice'
import { useQuotaWords } from './use-quota-words'
import type { Rehearsal } from './use-rehearsal'

interface Props {
  own: OwnSelection
  choosing: Choosing
  choice: HallChoice
  favourites: Favourites
  rehearsal: Rehearsal | undefined
  /** Begins one, while that is possible. */
  onRehearse: (() => void) | undefined
  /** At the foot of a phone, rather than beside the plan. */
  isSheet: boolean
  onShow: (code: string) => void
}

/** The own quota, what one has of it, what would fit, and the way to finish. */
export function ChoicePanel(props: Props) {
  const { own, choosing, choice, favourites, rehearsal, onRehearse, isSheet, onShow } = props
  const say = useSay()
  const [isFolded, setFolded] = useState(false)
  const words = useQuotaWords(own.quota)
  const count = choice.closed ? 0 : choice.eligible.size
  const free = count > 0 ? say(texts.freeHere, { count }) : undefined
  const rules = [words?.rule, free].filter(Boolean).join(' · ')
  const isLost = choosing.tries.some((one) => one.isLost)
  return (
    <section className={isSheet ? styles.sheet : styles.panel} aria-label={say(texts.myQuota)}>
      {isSheet ? (
        <button
          type="button"
          className={styles.handle}
          aria-expanded={!isFolded}
          aria-label={say(isFolded ? texts.unfold : texts.fold)}
          onClick={() => setFolded(!isFolded)}
        />
      ) : null}
      <header className={styles.head}>
        <h2>{words?.booths ?? say(texts.myQuota)}</h2>
        {words ? <p>{rules}</p> : null}
        {own.quota ? (
          <Slots most={own.quota.count.most} had={own.booths.length} coming={choice.pending.size} />
        ) : null}
      </header>
      {rehearsal || favourites.lost.length === 0 ? null : <FavouriteLost favourites={favourites} />}
      {choosing.refused ? (
        <RefusedNote
          refused={choosing.refused}
          codeOf={(id) => choice.byId.get(id)?.code}
          hasNext={choice.suggestions.length > 0}
          onDismiss={choosing.dismiss}
        />
      ) : null}
      {isLost ? (
        <p className={styles.lost} role="status">
          {say(texts.lost)}
        </p>
      ) : null}
      {isFolded ? null : (
        <>
          <OwnChips own={own} choosing={choosing} choice={choice} onShow={onShow} />
          {choice.closed ? null : <SuggestionCard own={own} choosing={choosing} choice={choice} />}
        </>
      )}
      {rehearsal?.isFinished ? (
        <RehearsalDone rehearsal={rehearsal} onKeep={keeping(own, favourites)} />
      ) : choice.closed ? (
        <Closed own={own} why={choice.closed} onRehearse={onRehearse} />
      ) : (
        <FinishChoice
          own={own}
          choosing={choosing}
          whyNot={choice.whyNotFinish()}
          isRehearsal={rehearsal !== undefined}
          isBrief={isSheet}
        />
      )}
      {isFolded || rehearsal || own.stage !== 'choosing' ? null : (
        <FavouriteBox favourites={favourites} ownIds={choice.ownIds} isEarly={choice.closed !== undefined} />
      )}
    </section>
  )
}

/** What was rehearsed becomes a wish for the real window. */
function keeping({ booths }: OwnSelection, { ids, mark }: Favourites): (() => void) | undefined {
  const unmarked = booths.filter(({ id }) => !ids.has(id))
  if (unmarked.length === 0) return undefined
  return () => {
    for (const { id } of unmarked) mark(id, true)
  }
}

interface ClosedProps {
  own: OwnSelection
  why: string
  onRehearse: (() => void) | undefined
}

function Closed({ own, why, onRehearse }: ClosedProps) {
  const say = useSay()
  const language = useLanguage()
  const isDone = own.stage !== 'choosing'
  const title = {
    choosing: texts.closedTitle,
    finished: texts.stageFinished,
    confirmed: texts.stageConfirmed,
  }[own.stage]
  return (
    <div className={isDone ? styles.done : styles.closed}>
      <strong>{say(title)}</strong>
      {isDone ? null : <p>{why}</p>}
      <Link to={selectionPaths[language].start}>{say(isDone ? texts.seeStage : texts.whatIsMissing)}</Link>
      {onRehearse ? (
        <div className={styles.rehearse}>
          <p>{say(rehearsalTexts.beginText)}</p>
          <button type="button" className={button.smallPrimary} onClick={onRehearse}>
            {say(rehearsalTexts.begin)}
          </button>
        </div>
      ) : null}
    </div>
  )
}
