import { dataStates, reviewStates } from '@fairground/domain/company'
import { searchedLists, searchText } from '@fairground/domain/search'
import { z } from 'zod'
import { staff } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** `more` counts only so far; where it stops there may be any number beyond. */
const groupOf = <Hit extends z.ZodType>(hit: Hit) =>
  z.object({ hits: z.array(hit), more: z.int(), moreIsCapped: z.boolean() })

const companyHit = z.object({
  id: z.uuid(),
  nameZh: z.string(),
  nameEn: z.string(),
  creditCode: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  username: z.string(),
  dataState: z.enum(dataStates),
  reviewState: z.enum(reviewStates).nullable(),
  blacklisted: z.boolean(),
})

const listHit = z.object({
  id: z.uuid(),
  title: z.string(),
  creditCode: z.string(),
  /** What tells the row apart: serial, certificate number, grade, group, remark. */
  detail: z.string(),
  validUntil: z.iso.date().nullable(),
})

const hallHit = z.object({
  id: z.uuid(),
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  kind: z.enum(['indoor', 'outdoor']),
  widthM: z.number(),
  depthM: z.number(),
  booths: z.array(z.object({ status: z.string(), count: z.int() })),
})

const boothHit = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  hallCode: z.string(),
  hallZh: z.string(),
  hallEn: z.string(),
  boothClass: z.enum(['standard', 'raw']),
  exhibitType: z.string(),
  openSides: z.int(),
  widthM: z.number(),
  depthM: z.number(),
  areaM2: z.number(),
  status: z.string(),
  holder: z
    .object({ id: z.uuid(), nameZh: z.string(), nameEn: z.string(), blacklisted: z.boolean() })
    .nullable(),
})

/** Not in the specs, so its fields have no wire names of their own. */
export const search = endpoint({
  method: 'POST',
  path: '/search',
  summary: 'Companies, rows of the organiser’s lists, halls and booths that match what was typed',
  access: staff,
  effect: 'reads',
  body: z.object({ text: searchText }),
  result: z.object({
    companies: groupOf(companyHit),
    lists: z.record(z.enum(searchedLists), groupOf(listHit)),
    halls: groupOf(hallHit),
    booths: groupOf(boothHit),
  }),
})
