import type { UserType } from '@fairground/domain/account'
import { type SignUpSection, sectionOf, textRules } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { type CodeNames, readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { SectionValues } from './sections.repository'

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

/** The same for every answer of a section that is taken from a list. */
export async function requireAllOffered(
  db: Db,
  section: SignUpSection,
  variant: UserType,
  values: SectionValues,
  before: SectionValues,
): Promise<void> {
  const coded = Object.entries(sectionOf(section, variant).fields).flatMap(([field, definition]) =>
    definition.kind === 'code' || definition.kind === 'codes' ? [{ field, list: definition.list }] : [],
  )
  const names = await readCodeNames(db, [...new Set(coded.map(({ list }) => list))])
  requireOffered(
    names,
    coded.map(({ field, list }) => ({
      field,
      list,
      values: answersIn(values[field]),
      before: answersIn(before[field]),
    })),
  )
}

const answersIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [String(value ?? '')]
