import { userTypes } from '@fairground/domain/account'
import { dataStates, journeySteps, nextThings, reviewStates } from '@fairground/domain/company'
import { signUpSections } from '@fairground/domain/company/sections'
import { z } from 'zod'
import { listedQuestion } from './board'
import { askedBooths } from './company'
import { staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { signUpEvent } from './review'

/** Not in the specs, so none of these fields has a wire name of its own. */

const moment = instant.nullable()

const company = z.object({
  id: z.uuid(),
  edition: z.int(),
  /** Of the edition that is under way; earlier ones are only read. */
  current: z.boolean(),
  variant: z.enum(userTypes),
  nameZh: z.string(),
  nameEn: z.string(),
  registrationNumber: z.string().nullable(),
  creditCode: z.string().nullable(),
  logoFileId: z.uuid().nullable(),
  dataState: z.enum(dataStates),
  reviewState: z.enum(reviewStates).nullable(),
  registeredAt: instant,
  submittedAt: moment,
  reviewedAt: moment,
  /** The last line on record about the company; where there is none, nobody has touched it since it registered. */
  lastChange: z.object({ at: instant, by: z.string() }).nullable(),
  blacklisting: z.object({ since: instant, remark: z.string() }).nullable(),
  /** Where it is on its way to the fair, and what is to be done next. */
  step: z.enum(journeySteps),
  next: z.enum(nextThings),
})

const signUp = z.object({
  sections: z.array(z.object({ section: z.enum(signUpSections.CHN), saved: z.boolean() })),
  /** How often it was handed in, as far as the record goes back. */
  submissions: z.int(),
  products: z.int(),
  request: askedBooths.nullable(),
  /** Who moved it on, when and why, newest first; that sections were saved is left out. */
  decisions: z.object({ list: z.array(signUpEvent), total: z.int() }),
})

const heldBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  hallZh: z.string(),
  hallEn: z.string(),
  boothClass: z.enum(['standard', 'raw']),
  openSides: z.int(),
  areaM2: z.number(),
})

const booths = z.object({
  held: z.array(heldBooth),
  /** When it may choose them. */
  window: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  /** Number of the contract that stands. */
  contract: z.string().nullable(),
  earlier: z.array(z.object({ edition: z.int(), standardBooths: z.int(), rawArea: z.number() })),
})

export const contactRoles = ['contact', 'backup', 'mailing'] as const

const people = z.object({
  contacts: z.array(z.object({ role: z.enum(contactRoles), name: z.string(), mobile: z.string() })),
  mailboxes: z.array(z.string()),
  officePhone: z.string(),
  account: z.object({
    username: z.string(),
    openedAt: instant,
    /** Still has the password it was sent. */
    mustChangePassword: z.boolean(),
    disabled: z.boolean(),
  }),
})

const sentMessage = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'mail']),
  template: z.string(),
  status: z.string(),
  at: instant,
})
export type SentMessage = z.output<typeof sentMessage>

/** The newest of them; how many there are in all, and how many did not arrive. */
const messages = z.object({ list: z.array(sentMessage), total: z.int(), failed: z.int() })

export const companyHub = endpoint({
  method: 'GET',
  path: '/hub/{companyId}',
  summary:
    'Everything about a company on one page: the newest of each part. Parts whose own screen is closed to the caller are null',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'questions', 'phoneChanges', 'standing'],
  params: z.object({ companyId: z.uuid() }),
  result: z.object({
    company,
    signUp,
    booths,
    people,
    lastLogin: z.object({ at: moment }).nullable(),
    phoneChange: z
      .object({ pending: z.object({ newMobile: z.string(), at: instant }).nullable() })
      .nullable(),
    messages: messages.nullable(),
    /** What waits for an answer first. */
    questions: z.object({ list: z.array(listedQuestion), total: z.int(), open: z.int() }).nullable(),
  }),
})
