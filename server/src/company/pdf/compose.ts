import { fieldsFor } from '@fairground/domain/company/sections'
import { dayIn } from '@fairground/domain/field'
import { dataStateTitles, reviewStateTitles } from '@fairground/domain/review'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { PaperContent, Part } from '../../platform/paper/content'
import { daysIn, momentsIn } from '../../platform/paper/moments'
import type { Tone } from '../../platform/paper/style'
import { boothPart, checkPart } from './organiser-parts'
import type { StoredSignUp } from './read-sign-up'
import { type Pictures, sectionParts } from './sections'
import { type Wording, wordingIn } from './words'

interface Printing {
  language: Language
  settings: Pick<Settings, 'edition' | 'fairName' | 'fairDates' | 'timeZone'>
  pictures: Pictures
  now: Date
}

/** The whole document in words; nothing of it depends on where the words will stand. */
export function composeSignUp(signUp: StoredSignUp, printing: Printing): PaperContent {
  const { language, settings, pictures, now } = printing
  const { header, sections, name } = signUp
  const wording = wordingIn(language, signUp.names, signUp.files)
  const { say } = wording
  const moment = momentsIn(language, settings.timeZone)
  const own = (language === 'zh' ? name.zh || name.en : name.en || name.zh) || say('unnamed')
  const other = language === 'zh' ? name.en : name.zh
  const state = stateOf(signUp, language)
  const { opens, closes } = settings.fairDates
  return {
    lang: language === 'zh' ? 'zh-CN' : 'en',
    title: say('title'),
    occasion: say('occasion', { fair: settings.fairName[language], edition: header.edition }),
    name: own,
    otherName: other === own ? '' : other,
    logo: pictures.get(String(sections.intro?.logoFileId)),
    logoShows: say('logo', { name: own }),
    band: [
      { label: say('registrationNumber'), value: header.registrationNumber ?? '' },
      { label: say('state'), value: state.title, tone: state.tone },
      { label: say('submittedAt'), value: header.submittedAt ? moment(header.submittedAt) : '' },
      {
        label: say('fairDates'),
        // Only the present edition's dates are known.
        value: header.edition === settings.edition ? daysIn(language, opens, closes) : '',
      },
    ],
    ...marksOf(signUp, wording),
    parts: partsOf(signUp, wording, pictures, dayIn(settings.timeZone, now)),
    footer: [header.registrationNumber ?? '', own, state.title, say('printedAt', { at: moment(now) })],
    pageOf: (page, pages) => say('page', { page, pages }),
    createdAt: now,
  }
}

function partsOf(signUp: StoredSignUp, wording: Wording, pictures: Pictures, today: string): Part[] {
  const sections = sectionParts(signUp, wording, pictures)
  return [
    ...[...sections].flatMap(([section, part]) =>
      section === 'basics' ? [part, boothPart(signUp, wording)] : [part],
    ),
    checkPart(signUp, wording, today),
    attachmentPart(signUp, wording, pictures),
  ].filter((part) => part !== undefined)
}

/** The licence or sign-up file, large enough to be read. */
function attachmentPart(signUp: StoredSignUp, wording: Wording, pictures: Pictures): Part | undefined {
  const field = fieldsFor('basics', signUp.company.variant).find(({ kind }) => kind === 'file')
  const fileId = field && String(signUp.sections.basics?.[field.name])
  const picture = fileId && pictures.get(fileId)
  if (!field || !fileId || !picture) return undefined
  return {
    title: wording.say('attachment', { title: field.title[wording.language] }),
    blocks: [{ kind: 'plate', picture, caption: signUp.files.get(fileId)?.name ?? '' }],
  }
}

const reviewTones: Record<string, Tone> = { approved: 'ok', rejected: 'bad' }

function stateOf({ company }: StoredSignUp, language: Language): { title: string; tone: Tone } {
  const { dataState, reviewState } = company
  if (dataState === 'submitted' && reviewState)
    return { title: reviewStateTitles[reviewState][language], tone: reviewTones[reviewState] ?? 'info' }
  return { title: dataStateTitles[dataState][language], tone: dataState === 'rejected' ? 'bad' : 'warn' }
}

/** Only what is in the organiser's hands may be read as a sign-up; anything else says so on every page. */
function marksOf({ company, header }: StoredSignUp, { say }: Wording): Pick<PaperContent, 'mark' | 'notice'> {
  switch (company.dataState) {
    case 'submitted':
      return { mark: undefined, notice: undefined }
    case 'rejected':
      return {
        mark: say('returned'),
        notice: { tone: 'bad', title: say('returnedTitle'), text: header.reviewRemark },
      }
    case 'draft':
      return {
        mark: say('draft'),
        notice: { tone: 'warn', title: say('draftTitle'), text: say('draftText') },
      }
  }
}
