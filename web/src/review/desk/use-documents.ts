import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import type { SignUp } from '../detail/use-sign-up'
import { deskTexts as texts } from './desk.texts'

export interface ShownDocument {
  id: string
  name: string
  /** What it is; several of one kind share a tab. */
  kind: string
  picture: boolean
}

/** Everything a sign-up has uploaded, the licence first as its section is. */
export function useDocuments({ company, sections }: SignUp): ShownDocument[] {
  const say = useSay()
  const titles = useTitles(company.variant)
  return sections.flatMap(({ section, facts, products }) => [
    ...facts.flatMap(({ field, value: { file } }) =>
      file ? [{ ...file, kind: titles.field(section, field) }] : [],
    ),
    ...products.flatMap(({ image: { file } }) =>
      file ? [{ ...file, kind: say(texts.productPictures) }] : [],
    ),
  ])
}
