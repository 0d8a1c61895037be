import { textRules } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { CodeNames } from '../codelist'
import { Refusal } from '../platform/http/refusal'

/** A new answer must be one the list offers; an old one may stay. */
export function requireOffered(
  names: CodeNames,
  answers: { field: string; list: string; values: readonly string[]; before?: readonly string[] }[],
): void {
  const strange = answers.filter(({ list, values, before = [] }) =>
    values.some((value) => value !== '' && !before.includes(value) && !names.get(list)?.get(value)?.offered),
  )
  if (strange.length > 0)
    throw new Refusal(
      codes.invalid,
      textRules.choose,
      {},
      strange.map(({ field }) => ({ path: field, message: textRules.choose })),
    )
}
