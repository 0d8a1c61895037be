/** @jsxRuntime automatic */
import { type PlacedName, placeIn, sitePlaces } from '@fairground/wire/portal/places'
import { inWords, itemsOf, sectionOf, titleOf } from '../content'
import { otherLanguage, type Page } from '../frame'
import { plainWords } from '../item'
import { Facts, Picture, Plain, Prose, Tags } from '../parts'
import type { Edition } from '../site'
import { say, sections } from '../texts'

/** One entry by itself; nothing where it is not published in this language. */
export function entryPage(edition: Edition, name: PlacedName, id: string): Page | undefined {
  const { language, published } = edition
  const item = itemsOf(edition, name).find((one) => one.id === id)
  if (!item) return undefined
  const kind = titleOf(name, language)
  const section = sections[sectionOf(name)]
  const isElsewhere = published[otherLanguage(language)][name]?.some((row) => row.id === id)
  return {
    title: item.name,
    path: item.path,
    description: plainWords(item),
    crumbs: [
      ...(section.kinds.length > 1 ? [{ title: section.title[language] }] : []),
      { title: kind, path: sitePlaces[name] },
    ],
    ...(isElsewhere ? {} : { elsewhere: null }),
    ...(item.picture ? { picture: item.picture.src } : {}),
    body: (
      <article className="wide entry">
        <header className="page-head">
          <h1>{item.name}</h1>
          <Tags item={item} />
        </header>
        <Plain words={item.lead} className={item.text.length > 0 ? 'lead' : 'plain'} />
        <Picture of={item.picture} eager />
        <Facts facts={item.facts} language={language} />
        <Prose text={item.text} language={language} />
        <p className="onward">
          <a href={placeIn(language, sitePlaces[name])}>{inWords(say.back, language, { title: kind })}</a>
        </p>
      </article>
    ),
  }
}
