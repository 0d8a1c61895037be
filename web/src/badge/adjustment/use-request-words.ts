import { requestKindNames } from '@fairground/domain/badge'
import type { ListedRequest } from '@fairground/wire/badge/requests'
import { useLanguage, useSay } from '../../lib/language'
import type { Tone } from '../../ui/status-tag'
import { adjustmentTexts as texts } from './adjustment.texts'

export const requestTones: Record<ListedRequest['state'], Tone> = {
  open: 'warn',
  approved: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
}

/** Whom a request is about, and what is asked for. */
export function useRequestWords() {
  const say = useSay()
  const language = useLanguage()
  const who = ({ kind, personName, name }: ListedRequest): string =>
    kind === 'replace' ? say(texts.arrow, { from: personName, to: name }) : name || personName
  return {
    who,
    what: (request: ListedRequest) => `${requestKindNames[request.kind][language]} ${who(request)}`,
  }
}
