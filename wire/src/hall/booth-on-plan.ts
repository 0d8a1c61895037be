import { boothClasses } from '@fairground/domain/booth'
import { z } from 'zod'
import {
  boothClass,
  boothState,
  chosenMark,
  neighbourNames,
  neighbours,
  opening,
  recordLanguage,
  special,
  twiceNamed,
  wordsIn,
} from '../booth'
import { as, type Layout, renamed, unsent } from '../kernel/renamed'

/** A booth and who has it, as far as the reader may know. */
export const boothOnPlan = z.object({
  id: z.uuid(),
  hallId: z.uuid(),
  code: z.string(),
  codeFont: z.string(),
  codeFontSize: z.number(),
  codeFontStyle: z.string(),
  /** What everybody may read on it: the company's short name, or what a service area is for. */
  name: z.string(),
  nameFont: z.string(),
  nameFontSize: z.number(),
  nameFontStyle: z.string(),
  /** For people who are signed in. */
  fullName: z.string(),
  /** For staff. */
  companyId: z.string(),
  boothClass: z.enum(boothClasses),
  openSides: z.int().min(1).max(4),
  ...neighbours,
  special: z.boolean(),
  widthM: z.number(),
  depthM: z.number(),
  areaM2: z.number(),
  exhibitType: z.string(),
  status: boothState,
  language: recordLanguage,
  /** One that whoever asks has. */
  own: z.boolean(),
})
export type BoothOnPlan = z.output<typeof boothOnPlan>

/** The specs write a booth's number whole and in two parts, and the company in two ways. */
const recordLayout: Layout = {
  send: (raw) => {
    const [codeBody = '', ...index] = String(raw.code).split('-')
    return {
      ...raw,
      shapeUuid: raw.uuid,
      codeBody,
      codeIndex: index.join('-'),
      tenantName: raw.fullName,
    }
  },
  read: (raw) => ({
    uuid: raw.shapeUuid,
    code: [raw.codeBody, raw.codeIndex].filter(Boolean).join('-') || undefined,
    fullName: raw.tenantName,
    ...raw,
  }),
  also: { id: 'shapeUuid', code: 'codeBody', fullName: 'tenantName' },
}

/** What the specs call a booth's business record; its shape lies in the scene under the same id. */
export const boothRecord = renamed(
  'BoothRecord',
  boothOnPlan,
  {
    id: 'uuid',
    hallId: 'stageUuid',
    code: 'code',
    codeFont: 'codeFontFamily',
    codeFontSize: 'codeFontSize',
    codeFontStyle: 'codeFontStyle',
    name: 'name',
    nameFont: 'nameFontFamily',
    nameFontSize: 'nameFontSize',
    nameFontStyle: 'nameFontStyle',
    fullName: 'fullName',
    companyId: 'tenantId',
    boothClass: as('boothType', boothClass),
    openSides: as('entryType', opening),
    ...neighbourNames,
    special: as('isSpecial', special),
    widthM: 'lateralLength',
    depthM: 'verticalLength',
    areaM2: 'area',
    exhibitType: 'czlx',
    status: 'status',
    language: 'lan',
    own: as('reserve2', chosenMark),
  },
  recordLayout,
)

const listed = boothOnPlan
  .omit({
    codeFont: true,
    codeFontSize: true,
    codeFontStyle: true,
    nameFont: true,
    nameFontSize: true,
    nameFontStyle: true,
  })
  .extend({ wordsIn })

const listedLayout: Layout = {
  // What a service area is for is the name of no company.
  send: (raw, booth) => ({
    ...twiceNamed.send(raw, booth),
    gsjc: raw.status === 'function' ? '' : raw.zwmc,
  }),
  read: (raw) => twiceNamed.read({ zwmc: raw.gsjc, ...raw }),
  also: { ...twiceNamed.also, name: 'gsjc' },
}

/** The same booth as lists of booths have it. */
export const listedBooth = renamed(
  'ListedBooth',
  listed,
  {
    id: 'uuid',
    hallId: 'zgid',
    code: 'zwh',
    name: 'zwmc',
    fullName: 'qymc',
    companyId: 'qyid',
    boothClass: as('zwlb', boothClass),
    openSides: as('cklx', opening),
    ...neighbourNames,
    special: as('isSpecial', special),
    widthM: 'zwcd',
    depthM: 'zwkd',
    areaM2: 'zwmj',
    exhibitType: 'czlx',
    status: 'status',
    language: 'lan',
    own: as('reserve2', chosenMark),
    wordsIn: unsent,
  },
  listedLayout,
)
