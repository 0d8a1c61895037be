import {
  catalogueDecided,
  catalogueReminded,
  catalogueSaved,
  catalogueStates,
  catalogueValues,
} from '@fairground/domain/catalogue'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { pageOf, paging, sortNote, sortsBy } from './kernel/page'

/** What stands about each company in the catalogue. The specs have only the screens, so no field has a wire name of its own. */

const state = z.enum(catalogueStates)

export const ownCatalogue = endpoint({
  method: 'GET',
  path: '/catalogue/own',
  summary:
    'The own catalogue entry, or what the sign-up gives to begin with; and whether it can be changed now',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({
    state,
    version: z.int(),
    values: catalogueValues,
    /** Of the sign-up, printed beside the entry. */
    logoFileId: z.uuid().nullable(),
    /** As it was handed in, where a proofreader has changed it since; null otherwise. */
    given: catalogueValues.nullable(),
    remark: z.string(),
    /** Whether the public directory may show it. */
    inDirectory: z.boolean(),
    lastDay: z.iso.date(),
    /** Why it cannot be changed now, in words; null where it can. */
    closed: z.string().nullable(),
  }),
})
export type OwnCatalogue = z.output<typeof ownCatalogue.result>

export const saveCatalogue = endpoint({
  method: 'POST',
  path: '/catalogue/own',
  summary: 'Saves the own entry over the version that was seen, or hands it in for proofreading',
  access: exhibitor,
  effect: 'changes',
  body: catalogueSaved,
  result: z.object({ version: z.int() }),
})

export const agreeToDirectory = endpoint({
  method: 'POST',
  path: '/catalogue/own/directory',
  summary: 'Agrees that the public directory shows the own entry, or takes that back; at once, at any time',
  access: exhibitor,
  effect: 'changes',
  body: z.object({ agreed: z.boolean() }),
  result: z.null(),
})

export const catalogueFilters = z.object({
  /** Part of a name or of the registration number. */
  company: z.string().trim().max(200).optional(),
  state: state.optional(),
  area: z.enum(['CHN', 'ENG']).optional(),
})
export type CatalogueFilters = z.output<typeof catalogueFilters>

export const catalogueColumns = ['company', 'state', 'submittedAt'] as const
export type CatalogueColumn = (typeof catalogueColumns)[number]

const search = catalogueFilters.extend({
  sort: z.enum(sortsBy(catalogueColumns)).describe(sortNote).optional(),
})
export type CatalogueSearch = z.output<typeof search>

const listed = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  registrationNumber: z.string().nullable(),
  area: z.enum(['CHN', 'ENG']),
  booths: z.array(z.string()),
  state,
  submittedAt: instant.nullable(),
  remark: z.string(),
  inDirectory: z.boolean(),
  remindedAt: instant.nullable(),
})
export type ListedEntry = z.output<typeof listed>

export const listCatalogue = endpoint({
  method: 'POST',
  path: '/catalogue/list',
  summary: 'Companies with booths and how far their catalogue entries are: one page of what matches',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  body: search.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listed),
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/catalogue/export',
  summary: 'The entries that match as a workbook, with what each of them says in both languages',
  access: staff,
  effect: 'reads',
  query: search,
  answer: 'file',
  result: z.null(),
})

export const catalogueOverview = endpoint({
  method: 'GET',
  path: '/catalogue/overview',
  summary: 'How many companies are how far with their catalogue entries, and the last day for them',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  result: z.object({ states: z.record(state, z.int()), lastDay: z.iso.date() }),
})

export const findCatalogueEntry = endpoint({
  method: 'GET',
  path: '/catalogue/company',
  summary: 'One company’s entry: as it was handed in, and as it stands now',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  query: z.object({ companyId: z.uuid() }),
  result: z
    .object({
      companyId: z.uuid(),
      companyName: z.string(),
      area: z.enum(['CHN', 'ENG']),
      state,
      version: z.int(),
      given: catalogueValues,
      values: catalogueValues,
      remark: z.string(),
      /** Of the sign-up, printed beside the entry. */
      logoFileId: z.uuid().nullable(),
    })
    .nullable(),
})
export type EntryToRead = NonNullable<z.output<typeof findCatalogueEntry.result>>

export const decideCatalogue = endpoint({
  method: 'POST',
  path: '/catalogue/decide',
  summary: 'Approves an entry as the proofreader leaves it, or returns it with a remark; the company is told',
  access: holderOf('publication/index:decide'),
  effect: 'changes',
  body: catalogueDecided,
  result: z.null(),
})

export const remindOfCatalogue = endpoint({
  method: 'POST',
  path: '/catalogue/remind',
  summary: 'Reminds companies that have not handed in their entry; each of them once a day at most',
  access: holderOf('publication/index:remind'),
  effect: 'changes',
  body: catalogueReminded,
  result: z.object({ reminded: z.int(), nothingOpen: z.int(), alreadyToday: z.int() }),
})

export const cataloguePdf = endpoint({
  method: 'GET',
  path: '/catalogue/pdf',
  summary: 'The catalogue of all approved entries as a PDF, with indexes by hall and booth and by name',
  access: staff,
  effect: 'reads',
  query: z.object({ language: z.enum(languages) }),
  answer: 'file',
  result: z.null(),
})
