import { boothClasses } from '@fairground/domain/booth'
import {
  authorities,
  contractStates,
  discountKinds,
  priceUnits,
  requestStates,
  signatureKinds,
  surchargeKinds,
} from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { instant } from '../kernel/codecs'

/** Not in the specs beyond the hand-over points, so none of these fields has a wire name of its own. */

const ofBooth = { boothId: z.uuid(), code: z.string(), openSides: z.int() }

export const contractLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booth'),
    ...ofBooth,
    boothClass: z.enum(boothClasses),
    area: z.int(),
    per: z.enum(priceUnits),
    unitPrice: z.int(),
    amount: z.int(),
  }),
  z.object({
    kind: z.literal('surcharge'),
    ...ofBooth,
    surcharge: z.enum(surchargeKinds),
    basisPoints: z.int().nullable(),
    amount: z.int(),
  }),
  z.object({
    kind: z.literal('coExhibitor'),
    coExhibitorId: z.uuid(),
    nameZh: z.string(),
    nameEn: z.string(),
    amount: z.int(),
  }),
  z.object({
    kind: z.literal('discount'),
    discount: z.enum(discountKinds),
    condition: z.string(),
    basisPoints: z.int().nullable(),
    amount: z.int(),
  }),
  z.object({ kind: z.literal('extra'), label: z.string(), amount: z.int() }),
])

export const party = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  creditCode: z.string(),
  address: z.string(),
  contact: z.string(),
})

/** Amounts are whole numbers of the smallest unit of the currency. */
export const reckoning = {
  currency: z.enum(currencies),
  lines: z.array(contractLine),
  total: z.int(),
}

/** Somebody of the company whom it has named to sign for it. */
export const delegation = z.object({
  id: z.uuid(),
  name: z.string(),
  post: z.string(),
  /** Most of it hidden. */
  contact: z.string(),
  namedBy: z.string(),
  namedAt: instant,
  /** The last day on which they may sign. */
  until: z.iso.date(),
})
export type Delegation = z.output<typeof delegation>

const signature = z.object({
  kind: z.enum(signatureKinds),
  signerName: z.string(),
  signerPost: z.string(),
  authority: z.enum(authorities),
  signedAt: instant,
  /** SHA-256 of the text that was signed. */
  textSha256: z.string(),
  scanFileId: z.uuid().nullable(),
  /** By which a delegate signed. */
  delegation: delegation.pick({ namedBy: true, namedAt: true, until: true }).nullable(),
})

const request = z.object({
  id: z.uuid(),
  text: z.string(),
  state: z.enum(requestStates),
  askedAt: instant,
  answer: z.string(),
  closedAt: instant.nullable(),
})

const instalment = z.object({
  number: z.int(),
  share: z.int(),
  amount: z.int(),
  dueOn: z.iso.date(),
})

/** By their numbers: held and not in the contract, in it and not held any more, or not as it says. */
export const boothDifferences = z.object({
  added: z.array(z.string()),
  gone: z.array(z.string()),
  changed: z.array(z.string()),
  /** Co-exhibitors by name: confirmed and not charged in it, or charged and gone since. */
  joined: z.array(z.string()),
  left: z.array(z.string()),
})
export type BoothDifferences = z.output<typeof boothDifferences>

/** One contract, as both sides read it. */
export const contractRead = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  state: z.enum(contractStates),
  language: z.enum(languages),
  ...reckoning,
  title: z.string(),
  body: z.string(),
  party,
  organiser: z.string(),
  drawnUpOn: z.iso.date(),
  signBy: z.iso.date().nullable(),
  /** Why it was returned or made void. */
  reason: z.string(),
  sentAt: instant.nullable(),
  signedAt: instant.nullable(),
  countersignedAt: instant.nullable(),
  sealedAt: instant.nullable(),
  sealedSha256: z.string().nullable(),
  /** The contract this one takes the place of once both sides have signed, and why. */
  amends: z.object({ id: z.uuid(), number: z.string(), total: z.int(), reason: z.string() }).nullable(),
  /** The amendment that takes its place, or has done so. */
  amendedBy: z.object({ id: z.uuid(), number: z.string(), state: z.enum(contractStates) }).nullable(),
  /** The one that counts: the last. */
  signature: signature.nullable(),
  /** Latest first. */
  requests: z.array(request),
  instalments: z.array(instalment),
  /** How it is to be paid, in words, until there are days for it. */
  planWords: z.string(),
})
export type ContractRead = z.output<typeof contractRead>
