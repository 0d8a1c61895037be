import { isCounted } from '@fairground/domain/selection'
import type { TypeAndSize, TypeChangeState } from '@fairground/domain/type-change'
import type { QuotaSpan } from '@fairground/wire/type-change'
import { useCodeName } from '../codelist'
import { useSay } from '../lib/language'
import type { Tone } from '../ui/status-tag'
import { typeChangeTexts as texts } from './type-change.texts'

export const changeTones: Record<TypeChangeState, Tone> = {
  open: 'warn',
  granted: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
}

/** Types with their sizes, and quotas, each counted or measured as its type is. */
export function useWords() {
  const say = useSay()
  const nameOf = useCodeName('boothType')
  const sized = ({ boothType, size }: TypeAndSize): string =>
    say(isCounted({ boothType }) ? texts.countOf : texts.areaOf, { type: nameOf(boothType), size })
  return {
    nameOf,
    sized,
    change: ({ before, wanted }: { before: TypeAndSize; wanted: TypeAndSize }): string =>
      say(texts.arrow, { from: sized(before), to: sized(wanted) }),
    span: (boothType: string, span: QuotaSpan | null): string =>
      span
        ? say(isCounted({ boothType }) ? texts.spanCount : texts.spanArea, {
            least: span.least,
            most: span.most,
          })
        : say(texts.noQuota),
  }
}
