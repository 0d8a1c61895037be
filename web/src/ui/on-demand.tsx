import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../lib/language'
import styles from './on-demand.module.css'
import { onDemandTexts as texts } from './on-demand.texts'
import button from './plain-button.module.css'

interface Places {
  /** Stands in the part's place until it has come. */
  waiting?: ReactNode
  /** Whether a part that does not come says so. What shows itself unasked, such as a card under the mouse, does not. */
  isQuiet?: boolean
}

/**
 * A part of the page whose code comes when it is first shown. Where it does not come the rest goes on working, and it can be
 * asked for again: a lazy component of React would stay broken until the page is loaded anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { waiting = null, isQuiet = false }: Places = {},
): FunctionComponent<Props> {
  let arrived: FunctionComponent<Props> | undefined
  return function OnDemand(props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'arrived'>(arrived ? 'arrived' : 'waiting')

    useEffect(() => {
      if (state !== 'waiting') return
      let wanted = true
      load().then(
        (part) => {
          arrived = part
          if (wanted) setState('arrived')
        },
        () => wanted && setState('failed'),
      )
      return () => {
        wanted = false
      }
    }, [state])

    const Part = arrived
    if (Part) return <Part {...props} />
    if (state !== 'failed') return waiting
    return isQuiet ? null : <PartFailed onRetry={() => setState('waiting')} />
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const say = useSay()
  return (
    <div className={styles.failed} role="alert">
      <p>{say(texts.failed)}</p>
      <button type="button" className={button.small} onClick={onRetry}>
        {say(texts.retry)}
      </button>
    </div>
  )
}
