import {
  fieldsFor,
  isSilent,
  productsTitle,
  type SignUpSection,
  sectionTitles,
  signUpSections,
} from '@fairground/domain/company/sections'
import type { Block, Illustrated, Part, Picture } from '../../platform/paper/content'
import type { StoredSignUp } from './read-sign-up'
import type { Wording } from './words'

export type Pictures = ReadonlyMap<string, Picture>

/** The sections in the order of the form, each under its own title. */
export function sectionParts(
  signUp: StoredSignUp,
  wording: Wording,
  pictures: Pictures,
): Map<SignUpSection, Part> {
  const parts = signUpSections[signUp.company.variant].map((section): [SignUpSection, Part] => [
    section,
    {
      title: sectionTitles[section][wording.language],
      blocks: signUp.sections[section]
        ? blocksOf(signUp, section, wording, pictures)
        : [{ kind: 'remark', text: wording.say('notSaved') }],
    },
  ])
  return new Map(parts)
}

function blocksOf(
  signUp: StoredSignUp,
  section: SignUpSection,
  wording: Wording,
  pictures: Pictures,
): Block[] {
  if (section === 'intro') return introBlocks(signUp, wording, pictures)
  const facts: Block = { kind: 'facts', facts: factsOf(signUp, section, wording) }
  return section === 'boothRequest' ? [facts, ...earlierBooths(signUp, wording)] : [facts]
}

function factsOf({ company, sections }: StoredSignUp, section: SignUpSection, wording: Wording) {
  return fieldsFor(section, company.variant)
    .map((field) => ({ field, value: wording.value(field, sections[section]?.[field.name]) }))
    .filter(({ field, value }) => value !== '' || !isSilent(field))
    .map(({ field, value }) => ({ label: field.title[wording.language], value }))
}

function introBlocks(signUp: StoredSignUp, wording: Wording, pictures: Pictures): Block[] {
  const { company, sections, products, name } = signUp
  const { say, language } = wording
  const intro = sections.intro ?? {}
  const texts = fieldsFor('intro', company.variant)
    .filter(({ kind }) => kind === 'paragraph')
    .map((field) => ({ label: field.title[language], text: wording.value(field, intro[field.name]) }))
  const itself: Illustrated = {
    texts,
    picture: pictures.get(String(intro.logoFileId)),
    shows: say('logo', { name: name[language] || name.zh || name.en }),
  }
  const items = products.map(
    ({ category, introZh, introEn, imageFileId }, index): Illustrated => ({
      number: String(index + 1),
      heading: wording.nameOf('productCategory', category) || say('uncategorised'),
      texts: [{ text: introZh }, { text: introEn }],
      picture: pictures.get(String(imageFileId)),
      shows: say('productPicture', { number: index + 1 }),
    }),
  )
  return [
    { kind: 'illustrated', items: [itself] },
    { kind: 'subheading', text: say('products', { title: productsTitle[language], count: products.length }) },
    { kind: 'illustrated', items },
  ]
}

function earlierBooths({ earlierBooths: earlier }: StoredSignUp, { say }: Wording): Block[] {
  if (earlier.length === 0) return []
  return [
    { kind: 'subheading', text: say('earlierBooths') },
    {
      kind: 'table',
      columns: [
        { title: say('edition'), share: 1 },
        { title: say('standardBooths'), share: 1 },
        { title: say('rawSpace'), share: 1 },
      ],
      rows: earlier.map(({ edition, standardBooths, rawArea }) => [
        say('editionNumber', { edition }),
        standardBooths > 0 ? say('boothCount', { count: standardBooths }) : '',
        rawArea > 0 ? `${rawArea} m²` : '',
      ]),
    },
  ]
}
