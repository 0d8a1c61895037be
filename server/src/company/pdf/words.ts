import type { NamedField } from '@fairground/domain/company/sections'
import { worded } from '@fairground/domain/field'
import { reviewMessages } from '@fairground/domain/review'
import { type Language, translate } from '@fairground/domain/text'
import { type CodeNames, nameOf } from '../../codelist'
import type { FileFacts } from '../../platform/files/file-facts'
import { type Say, sayIn } from './pdf.texts'

/** How one document speaks: its language, and what codes and files are called in it. */
export interface Wording {
  language: Language
  say: Say
  nameOf(list: string, code: unknown): string
  value(field: NamedField, value: unknown): string
}

export function wordingIn(
  language: Language,
  names: CodeNames,
  files: ReadonlyMap<string, FileFacts>,
): Wording {
  const say = sayIn(language)
  const wordFor = (list: string, code: unknown) => nameOf(names, list, code, language)

  function file(id: string): string {
    const known = files.get(id)
    if (!known) return translate(reviewMessages.fileGone, language)
    return say(known.picture ? 'attached' : 'apart', { name: known.name })
  }

  return {
    language,
    say,
    nameOf: wordFor,
    value: (field, stored) => worded(field, stored, { language, code: wordFor, file }),
  }
}
