import { userTypes } from '@fairground/domain/account'
import { boothClasses, hallKinds } from '@fairground/domain/booth'
import { contractClass, templateDraft } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { contractLine, party } from './shapes'

const keepsClasses = holderOf('contract/classify:edit')
const keepsTemplates = holderOf('contract/set:edit')
const id = z.uuid().toLowerCase()

const templateHead = z.object({
  language: z.enum(languages),
  number: z.int(),
  savedAt: instant,
  savedBy: z.string(),
})

const listedClass = contractClass.extend({
  id: z.uuid(),
  currency: z.enum(currencies),
  version: z.int(),
  contracts: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
  /** The latest version in each language there is one for. */
  templates: z.array(templateHead),
})
export type ListedClass = z.output<typeof listedClass>

export const contractClasses = endpoint({
  method: 'GET',
  path: '/contract/classes',
  summary: 'Classes of contracts of this edition in their order, with their price lists and templates',
  access: staff,
  effect: 'reads',
  shows: ['lists', 'settings'],
  result: z.object({
    classes: z.array(listedClass),
    /** What a new class is reckoned in, by whom it is meant for. */
    currencies: z.object({ CHN: z.enum(currencies), ENG: z.enum(currencies) }),
  }),
})

export const saveContractClass = endpoint({
  method: 'POST',
  path: '/contract/classes/save',
  summary: 'Adds a class under an id of the caller’s, or changes the version that was seen',
  access: keepsClasses,
  effect: 'changes',
  body: contractClass.extend({ id, version: z.int().nullable() }),
  result: z.object({ version: z.int() }),
})

export const moveContractClass = endpoint({
  method: 'POST',
  path: '/contract/classes/move',
  summary: 'Moves a class up or down: the first that fits a company is the one its contract is made from',
  access: keepsClasses,
  effect: 'changes',
  body: z.object({ id, by: z.enum(['up', 'down']) }),
  result: z.null(),
})

export const removeContractClass = endpoint({
  method: 'POST',
  path: '/contract/classes/remove',
  summary: 'Removes a class no contract was made from',
  access: keepsClasses,
  effect: 'changes',
  body: z.object({ id, version: z.int() }),
  result: z.null(),
})

const standing = z.object({
  council: z.boolean(),
  association: z.boolean(),
  creditGrade: z.string().max(20),
  group: z.boolean(),
  coExhibitors: z.array(z.object({ id: z.uuid(), nameZh: z.string(), nameEn: z.string() })),
  day: z.iso.date(),
})

const pricedBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  boothClass: z.enum(boothClasses),
  hallKind: z.enum(hallKinds),
  openSides: z.int(),
  special: z.boolean(),
  /** In hundredths of a square metre. */
  area: z.int(),
})

/** The calculator itself is a rule, so whoever changes prices sees at once what they come to. */
export const contractFacts = endpoint({
  method: 'GET',
  path: '/contract/facts',
  summary: 'What a company’s contract is reckoned from: its booths and its standing today',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'halls', 'standing'],
  query: z.object({ companyId: id }),
  result: z.object({
    nameZh: z.string(),
    nameEn: z.string(),
    userType: z.enum(userTypes),
    booths: z.array(pricedBooth),
    standing,
  }),
})
export type ContractFacts = z.output<typeof contractFacts.result>

export const contractCompanies = endpoint({
  method: 'GET',
  path: '/contract/companies',
  summary: 'Companies with booths whose name or registration number contains this, the first twenty',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'halls'],
  query: z.object({ text: z.string().trim().max(100) }),
  result: z.array(
    z.object({ id: z.uuid(), nameZh: z.string(), nameEn: z.string(), booths: z.array(z.string()) }),
  ),
})

const version = templateDraft.omit({ classId: true }).extend({
  number: z.int(),
  savedAt: instant,
  savedBy: z.string(),
})

export const templateVersions = endpoint({
  method: 'GET',
  path: '/contract/templates',
  summary: 'All versions of the template of a class in a language, the latest first',
  access: staff,
  effect: 'reads',
  shows: ['lists'],
  query: z.object({ classId: id, language: z.enum(languages) }),
  result: z.array(version),
})
export type TemplateVersion = z.output<typeof version>

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/contract/templates/save',
  summary: 'Makes the next version of a template; the ones before stay as they are',
  access: keepsTemplates,
  effect: 'changes',
  body: templateDraft.extend({
    /** The latest version that was seen; 0 where there was none. */
    basedOn: z.int().min(0),
  }),
  result: z.object({ number: z.int() }),
})

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/contract/templates/preview',
  summary: 'A template filled in for a company, as its contract would read today; nothing is kept',
  access: staff,
  effect: 'reads',
  body: templateDraft.extend({ companyId: id }),
  result: z.object({
    number: z.string(),
    title: z.string(),
    body: z.string(),
    party,
    organiser: z.string(),
    currency: z.enum(currencies),
    lines: z.array(contractLine),
    total: z.int(),
    unpriced: z.array(z.string()),
  }),
})
