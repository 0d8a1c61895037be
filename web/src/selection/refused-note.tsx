import { useLanguage, useSay } from '../lib/language'
import { AlertNote } from './alert-note'
import { joined } from './joined'
import { selectionTexts as texts } from './selection.texts'
import type { Refused } from './use-choosing'

interface Props {
  refused: Refused
  codeOf: (boothId: string) => string | undefined
  /** Something else is suggested below. */
  hasNext: boolean
  onDismiss: () => void
}

/** Why it was not done. */
export function RefusedNote({ refused, codeOf, hasNext, onDismiss }: Props) {
  const say = useSay()
  const codes = joined(
    refused.taken.flatMap((id) => codeOf(id) ?? []),
    useLanguage(),
  )
  return (
    <AlertNote title={refused.text} onDismiss={onDismiss}>
      {codes ? (
        <>
          {say(texts.justTaken, { codes })}
          {hasNext ? ` ${say(texts.nextBest)}` : null}
        </>
      ) : null}
    </AlertNote>
  )
}
