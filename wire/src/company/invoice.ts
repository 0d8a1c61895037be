import { splitPhone } from '@fairground/domain/company/sections'
import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { enumerated, instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, type Layout, renamed } from '../kernel/renamed'
import { stampNames, stampShape } from '../kernel/stamp'
import { companyPath, savedFlag } from './company-codecs'

const text = z.string().max(1_000).optional()
const invoiceType = enumerated({ '1': 'special', '2': 'ordinary' })

const fields = {
  invoiceType: z.enum(['special', 'ordinary']).optional(),
  title: text,
  creditCode: text,
  address: text,
  areaCode: text,
  phone: text,
  bank: text,
  bankAccount: text,
  contact: text,
  fax: text,
}

/** Overseas companies have a contact and a fax where Chinese ones have an address and a bank account. */
const names = {
  invoiceType: as('kplx', invoiceType),
  title: 'kpgsmc',
  creditCode: 'tyshxydm',
  address: 'gsdz',
  areaCode: 'dhhmqh',
  phone: 'dhhm',
  bank: 'khyh',
  bankAccount: 'yhzh',
  contact: 'gsdz',
  fax: 'yhzh',
} as const

/** Kept by the specs as one text. Only Chinese companies have a type of invoice, and with it an area code. */
const phoneInOne: Layout = {
  send({ dhhm, dhhmqh, ...raw }) {
    if (!dhhmqh) return { ...raw, dhhm }
    const joined = `${dhhmqh}-${dhhm}`
    const { areaCode, phone } = splitPhone({ areaCode: '', phone: joined })
    return areaCode === dhhmqh && phone === dhhm ? { ...raw, dhhm: joined } : { ...raw, dhhm, dhhmqh }
  },
  read(raw) {
    if (raw.kplx === undefined || typeof raw.dhhm !== 'string' || raw.dhhmqh !== undefined) return raw
    const { areaCode, phone } = splitPhone({ areaCode: '', phone: raw.dhhm })
    return { ...raw, dhhm: phone, dhhmqh: areaCode }
  },
}

export const invoice = renamed(
  'InvoiceProfile',
  z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    ...fields,
    invoiceTypeLabel: z.string().optional(),
    saved: z.boolean(),
    ...stampShape,
  }),
  {
    id: 'uuid',
    companyId: 'qyid',
    ...names,
    invoiceTypeLabel: 'kplxmc',
    saved: as('validateFlag', savedFlag),
    ...stampNames,
  },
  phoneInOne,
)
export type InvoiceRecord = z.output<typeof invoice>

export const findInvoice = endpoint({
  method: 'GET',
  path: '/qykpxx/{qyid}',
  summary: 'The billing information of a company',
  access: signedIn,
  effect: 'reads',
  shows: ['invoice', 'settings'],
  params: companyPath,
  result: invoice.nullable(),
})

export const saveInvoice = endpoint({
  method: 'POST',
  path: '/qykpxx/doInsertOrUpdateKpxxByVO',
  summary: 'Save the billing information',
  access: signedIn,
  effect: 'changes',
  body: renamed(
    'InvoiceChange',
    z.object({ companyId: z.string().max(60).optional(), ...fields, basedOn: z.date().optional() }),
    { companyId: 'qyid', ...names, basedOn: as('xgsj', instant) },
  ),
  result: z.int(),
})
