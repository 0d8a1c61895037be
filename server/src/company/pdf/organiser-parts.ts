import { validityOf } from '@fairground/domain/standing'
import type { Block, Part } from '../../platform/paper/content'
import { dayIn } from '../../platform/paper/moments'
import type { StoredSignUp } from './read-sign-up'
import type { Wording } from './words'

/** Booths are chosen after the approval; before it there is nothing to say about them. */
export function boothPart({ company, booths }: StoredSignUp, { say }: Wording): Part | undefined {
  if (booths.length === 0 && company.reviewState !== 'approved') return undefined
  if (booths.length === 0)
    return { title: say('booths'), blocks: [{ kind: 'remark', text: say('noBooths') }] }
  const grouped = booths.some(({ contactGroups }) => contactGroups.length > 0)
  return {
    title: say('booths'),
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: say('booth'), share: 1 },
          { title: say('hall'), share: 2 },
          { title: say('boothClass'), share: 1 },
          { title: say('area'), share: 1 },
          ...(grouped ? [{ title: say('contactGroups'), share: 1.5 }] : []),
        ],
        rows: booths.map(({ code, hallName, boothClass, areaM2, contactGroups }) => [
          code,
          hallName,
          say(boothClass),
          `${areaM2} m²`,
          ...(grouped ? [contactGroups.join(', ')] : []),
        ]),
      },
    ],
  }
}

/** What the association's lists say of the company, also where they do not name it. */
export function checkPart(signUp: StoredSignUp, wording: Wording, today: string): Part {
  const { memberships, creditGrades } = signUp
  const { say } = wording
  return {
    title: say('check'),
    blocks: [
      { kind: 'subheading', text: say('membership') },
      memberships.length > 0
        ? listed(
            wording,
            memberships.map(({ companyName, certificateNumber, validFrom, validUntil }) => ({
              cells: [companyName, certificateNumber],
              from: validFrom,
              until: validUntil,
            })),
            ['listedName', 'certificate'],
            today,
          )
        : { kind: 'remark', text: say('noMembership') },
      { kind: 'subheading', text: say('credit') },
      creditGrades.length > 0
        ? listed(
            wording,
            creditGrades.map(({ companyName, gradeLabel, certificateNumber, validUntil }) => ({
              cells: [companyName, gradeLabel, certificateNumber],
              from: null,
              until: validUntil,
            })),
            ['listedName', 'grade', 'certificate'],
            today,
          )
        : { kind: 'remark', text: say('noCredit') },
    ],
  }
}

interface ListedRow {
  cells: string[]
  from: string | null
  until: string | null
}

function listed(
  { say, language }: Wording,
  rows: ListedRow[],
  titles: ('listedName' | 'grade' | 'certificate')[],
  today: string,
): Block {
  return {
    kind: 'table',
    columns: [
      ...titles.map((title) => ({ title: say(title), share: title === 'listedName' ? 2.2 : 1 })),
      { title: say('validUntil'), share: 1 },
      { title: say('result'), share: 1 },
    ],
    rows: rows.map(({ cells, from, until }) => [
      ...cells,
      until ? dayIn(language, until) : '',
      say(validityOf({ from, until }, today)),
    ]),
  }
}
