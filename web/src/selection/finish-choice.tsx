import { useState } from 'react'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ConfirmDialog } from '../ui/plain/confirm-dialog'
import button from '../ui/plain-button.module.css'
import styles from './choice-panel.module.css'
import type { OwnSelection } from './eligibility'
import { joined } from './joined'
import { rehearsalTexts, selectionTexts as texts } from './selection.texts'
import type { Choosing } from './use-choosing'

interface Props {
  own: OwnSelection
  choosing: Choosing
  /** What is still missing before it can be finished. */
  whyNot: string | undefined
  isRehearsal: boolean
  /** What is missing is said on the button itself, where there is no room below. */
  isBrief: boolean
}

/** Hands the choice over, after a question: nothing can be changed afterwards. */
export function FinishChoice({ own, choosing, whyNot, isRehearsal, isBrief }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const isUnderWay = choosing.tries.length > 0
  const isFinishing = choosing.tries.some(({ kind }) => kind === 'finish')
  const area = formatNumber(
    own.booths.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    language,
  )
  const codes = joined(
    own.booths.map(({ code }) => code),
    language,
  )
  const sum = own.booths.length > 0 ? say(texts.sum, { count: own.booths.length, area }) : null
  return (
    <div className={styles.finish}>
      <button
        type="button"
        className={button.widePrimary}
        disabled={whyNot !== undefined || isUnderWay}
        onClick={() => setAsking(true)}
      >
        {isFinishing ? say(texts.finishing) : say(texts.finish)}
        <small>{isBrief && whyNot ? whyNot : sum}</small>
      </button>
      {whyNot && !isBrief ? <p>{whyNot}</p> : null}
      <ConfirmDialog
        open={isAsking}
        title={say(texts.finishTitle)}
        ok={say(texts.finishOk)}
        cancel={say(texts.finishCancel)}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          choosing.finish()
        }}
      >
        <p>{say(isRehearsal ? rehearsalTexts.finishText : texts.finishText, { codes, area })}</p>
      </ConfirmDialog>
    </div>
  )
}
