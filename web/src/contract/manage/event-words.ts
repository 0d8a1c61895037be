import { capacityOf, linesText, type RevisionChanges } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import type { EventDetails } from '@fairground/wire/contract/event-details'
import { formatDate } from '../../lib/format'
import { sayIn, type TextEntry } from '../../lib/text'
import { contractTexts } from '../contract.texts'
import { eventTexts as texts } from './event.texts'
import { manageTexts } from './manage.texts'

/** What a step left beside its reason, each thing a sentence. */
export function eventWords(details: EventDetails, language: Language): string[] {
  const say = sayIn(language)
  const { total, currency, amends, kind, signerName = '', signerPost = '', authority, sha256 } = details
  return [
    ...(total !== undefined && currency
      ? [say(texts.total, { total: moneyText({ amount: total, currency }) })]
      : []),
    ...(amends ? [say(texts.amends, { number: amends })] : []),
    ...(kind ? [say(kind === 'code' ? texts.byCode : texts.byScan)] : []),
    ...(authority
      ? [
          say(texts.signer, {
            name: signerName,
            capacity: capacityOf({ signerPost, authority }, language),
          }),
        ]
      : []),
    ...(details.delegation ? [delegationWords(details.delegation, language)] : []),
    ...(details.changes ? changeWords(details.changes, language) : []),
    ...(sha256 ? [say(texts.sealed, { sha256 })] : []),
  ]
}

const delegationWords = (
  { namedBy, namedOn, until }: NonNullable<EventDetails['delegation']>,
  language: Language,
): string =>
  sayIn(language)(texts.delegated, {
    who: namedBy,
    day: formatDate(namedOn, language),
    until: formatDate(until, language),
  })

function changeWords({ from, to, rewritten }: RevisionChanges, language: Language): string[] {
  const say = sayIn(language)
  const day = (date: string | null) => (date ? formatDate(date, language) : say(manageTexts.noDay))
  const money = ({ total, currency }: RevisionChanges['from']) => moneyText({ amount: total, currency })
  const moved = (label: TextEntry, before: string, after: string) =>
    before === after ? [] : [say(texts.moved, { label: say(label), before, after })]
  const linesOf = (entry: TextEntry, { lines, currency }: RevisionChanges['from']) =>
    linesText(lines, currency, language).map((line) => say(entry, { line }))
  return [
    ...moved(contractTexts.className, from.className[language], to.className[language]),
    ...linesOf(texts.gone, from),
    ...linesOf(texts.added, to),
    ...moved(contractTexts.total, money(from), money(to)),
    ...moved(contractTexts.signBy, day(from.signBy), day(to.signBy)),
    ...(rewritten ? [say(texts.rewritten)] : []),
  ]
}
