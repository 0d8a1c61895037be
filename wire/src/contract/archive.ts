import { contractStates } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { z } from 'zod'
import { staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { chosenIds, pageOf, paging } from '../kernel/page'

/** Contracts of all editions that are sealed: what is kept of them is the file both sides have. */

/** Only what is sealed is here; it was paid, replaced or made void since. */
export const archivedStates = ['payment', 'paid', 'superseded', 'void'] as const

export const archiveFilters = z.object({
  /** Its number, or a name of the company. */
  text: z.string().trim().max(100).optional(),
  edition: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  classId: z.uuid().optional(),
  state: z.enum(archivedStates).optional(),
})
export type ArchiveFilters = z.output<typeof archiveFilters>

const archiveSearch = archiveFilters.extend({ ids: chosenIds.optional() })
export type ArchiveSearch = z.output<typeof archiveSearch>

const archived = z.object({
  id: z.uuid(),
  number: z.string(),
  edition: z.int(),
  state: z.enum(contractStates),
  companyZh: z.string(),
  companyEn: z.string(),
  classZh: z.string(),
  classEn: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  sealedAt: instant,
  sealedSha256: z.string(),
  bytes: z.int(),
  amends: z.string().nullable(),
  amendedBy: z.string().nullable(),
})
export type ArchivedContract = z.output<typeof archived>

export const listArchive = endpoint({
  method: 'POST',
  path: '/contract/archive/list',
  summary: 'Sealed contracts of every edition: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: archiveFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(archived),
})

export const archiveChoices = endpoint({
  method: 'GET',
  path: '/contract/archive/choices',
  summary: 'The editions and classes that have sealed contracts',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  result: z.object({
    editions: z.array(z.int()),
    classes: z.array(z.object({ id: z.uuid(), edition: z.int(), nameZh: z.string(), nameEn: z.string() })),
  }),
})

export const findArchived = endpoint({
  method: 'GET',
  path: '/contract/archive/contracts/{contractId}',
  summary: 'One sealed contract: whether its file is whole, who signed it, and who has fetched it',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ contractId: z.uuid() }),
  result: archived.extend({
    companyId: z.uuid(),
    /** The file as it is kept has the hash it had when it was sealed. */
    isWhole: z.boolean(),
    signerName: z.string().nullable(),
    signedAt: instant.nullable(),
    countersignedAt: instant.nullable(),
    reason: z.string(),
    /** Latest first. */
    fetched: z.array(z.object({ at: instant, by: z.string() })),
  }),
})
export type ArchivedDetail = z.output<typeof findArchived.result>

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/contract/archive/zip',
  summary:
    'Every sealed contract that matches the filters as one ZIP with an index; each download is on record',
  access: staff,
  effect: 'reads',
  query: archiveSearch,
  answer: 'file',
  result: z.null(),
})
