import { inGroupsOfFour } from '@fairground/domain/company/sections'
import { reviewMessages, type SignUpField } from '@fairground/domain/review'
import { type Language, translate } from '@fairground/domain/text'
import { type CodeNames, nameOf } from '../../platform/database/code-names'
import type { StoredFileFacts } from './pdf.repository'
import { type Say, sayIn } from './pdf.texts'

/** How one document speaks: its language, and what codes and files are called in it. */
export interface Wording {
  language: Language
  say: Say
  nameOf(list: string, code: unknown): string
  value(field: SignUpField, value: unknown): string
}

export function wordingIn(
  language: Language,
  names: CodeNames,
  files: ReadonlyMap<string, StoredFileFacts>,
): Wording {
  const say = sayIn(language)
  const wordFor = (list: string, code: unknown) => nameOf(names, list, code, language)

  function file(id: unknown): string {
    if (typeof id !== 'string') return ''
    const known = files.get(id)
    if (!known) return translate(reviewMessages.fileGone, language)
    return say(known.isPicture ? 'attached' : 'apart', { name: known.name })
  }

  function value(field: SignUpField, stored: unknown): string {
    switch (field.kind) {
      case 'code':
        return wordFor(field.list, stored)
      case 'codes':
        return (Array.isArray(stored) ? stored : [])
          .map((code) => wordFor(field.list, code))
          .join(language === 'en' ? ', ' : '、')
      case 'choice':
        return field.choices[String(stored)]?.[language] ?? ''
      case 'yesNo':
        return typeof stored === 'boolean' ? say(stored ? 'yes' : 'no') : ''
      case 'booths':
        return stored ? say('boothCount', { count: Number(stored) }) : ''
      case 'area':
        return stored ? `${stored} m²` : ''
      case 'grouped':
        return inGroupsOfFour(String(stored ?? ''))
      case 'file':
        return file(stored)
      default:
        return stored === null || stored === undefined ? '' : String(stored)
    }
  }

  return { language, say, nameOf: wordFor, value }
}
