import { currencies } from '@fairground/domain/money'
import {
  lineBooked,
  lineSetAside,
  lineStates,
  matchReasons,
  matchSureness,
  oneLine,
  sureBooked,
} from '@fairground/domain/payment'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'

/** What accountants do with a bank's statement. Whoever checks vouchers does this too: it is the same judgement. */

const checks = holderOf('financial/payment:check')

const rowFault = z.object({
  /** As the file counts. */
  row: z.int(),
  column: z.string(),
  message: z.string(),
  cell: z.string(),
})

const imported = z.object({
  /** Lines that are new. */
  taken: z.int(),
  /** Lines that were imported before. */
  known: z.int(),
  /** Rows about money that went out, or about none. */
  skipped: z.int(),
  /** What could not be read, in the caller's language; at most 200 of them. */
  faults: z.array(rowFault),
  faultCount: z.int(),
})
export type Imported = z.output<typeof imported>

export const importStatement = endpoint({
  method: 'POST',
  path: '/payment/statement/import',
  summary:
    'Takes the lines of a bank statement (xlsx, xls or csv up to 20 MB); lines imported before are not taken again',
  access: checks,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: imported,
})

export const statementExample = endpoint({
  method: 'GET',
  path: '/payment/statement/example',
  summary: 'A workbook with the columns a statement is read by, and two lines as examples',
  access: checks,
  effect: 'reads',
  answer: 'file',
  result: z.null(),
})

const counts = z.object({
  sure: z.int(),
  likely: z.int(),
  unsure: z.int(),
  /** Without any proposal. */
  none: z.int(),
})

export const statementFacts = endpoint({
  method: 'GET',
  path: '/payment/statement/facts',
  summary: 'How many lines wait and how sure their proposals are, and the latest imports',
  access: checks,
  effect: 'reads',
  shows: ['signUps', 'lists'],
  result: z.object({
    open: counts,
    imports: z.array(
      imported.extend({
        id: z.uuid(),
        fileName: z.string(),
        madeAt: instant,
        madeBy: z.string(),
        /** Of its lines, those nobody has dealt with. */
        open: z.int(),
      }),
    ),
  }),
})
export type StatementFacts = z.output<typeof statementFacts.result>

export const lineFilters = z.object({
  state: z.enum(lineStates).optional(),
  /** Of lines that wait. */
  sureness: z.enum([...matchSureness, 'none']).optional(),
  importId: z.uuid().optional(),
  /** Payer, remark or reference. */
  text: z.string().trim().max(100).optional(),
  currency: z.enum(currencies).optional(),
})
export type LineFilters = z.output<typeof lineFilters>

const ofContract = { contractId: z.uuid(), number: z.string(), companyZh: z.string(), companyEn: z.string() }

/** What a payment was booked from. */
const bookedBy = ['voucher', 'statement', 'hand'] as const
export type BookedBy = (typeof bookedBy)[number]

const payment = z.object({
  ...ofContract,
  bookedOn: z.iso.date(),
  bookedBy: z.enum(bookedBy),
})

const proposal = z.object({
  sureness: z.enum(matchSureness),
  reasons: z.array(z.enum(matchReasons)),
  parts: z.array(
    z.object({
      ...ofContract,
      amount: z.int(),
      outstanding: z.int(),
      /** One that waits to be checked over the same amount: probably about this transfer. */
      voucherId: z.uuid().nullable(),
    }),
  ),
})
export type StatementProposal = z.output<typeof proposal>

const line = z.object({
  id: z.uuid(),
  importId: z.uuid(),
  row: z.int(),
  day: z.iso.date(),
  amount: z.int(),
  currency: z.enum(currencies),
  payer: z.string(),
  remark: z.string(),
  reference: z.string(),
  state: z.enum(lineStates),
  /** Why it was set aside. */
  reason: z.string(),
  decidedAt: instant.nullable(),
  decidedBy: z.string(),
  /** The best first; only of a line that waits. */
  proposals: z.array(proposal),
  /** The same amount was booked around that day without a statement: perhaps it is this transfer. */
  similar: z.array(payment),
  /** What it was booked on. */
  booked: z.array(
    z.object({ ...ofContract, amount: z.int(), withVoucher: z.boolean(), isReversed: z.boolean() }),
  ),
})
export type StatementLineRow = z.output<typeof line>

export const listStatementLines = endpoint({
  method: 'POST',
  path: '/payment/statement/lines',
  summary: 'Lines of the imported statements with what is proposed for them: one page of what matches',
  access: checks,
  effect: 'reads',
  shows: ['signUps', 'lists'],
  body: lineFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(line),
})

export const bookLine = endpoint({
  method: 'POST',
  path: '/payment/statement/lines/book',
  summary:
    'Books a line on one contract or several, with the vouchers about it; the companies are told once, and sending it twice is once',
  access: checks,
  effect: 'changes',
  body: lineBooked,
  result: z.null(),
})

export const bookSureLines = endpoint({
  method: 'POST',
  path: '/payment/statement/lines/book-sure',
  summary:
    'Books those lines whose proposal is still the one that was seen and sure, and says why others were left',
  access: checks,
  effect: 'changes',
  body: sureBooked,
  result: z.object({
    booked: z.int(),
    left: z.array(z.object({ lineId: z.uuid(), message: z.string() })),
  }),
})

export const setLineAside = endpoint({
  method: 'POST',
  path: '/payment/statement/lines/aside',
  summary: 'Says that a line is none of ours, with a reason',
  access: checks,
  effect: 'changes',
  body: lineSetAside,
  result: z.null(),
})

export const reopenLine = endpoint({
  method: 'POST',
  path: '/payment/statement/lines/reopen',
  summary: 'Opens a line again that was set aside, or whose entries were all taken back',
  access: checks,
  effect: 'changes',
  body: oneLine,
  result: z.null(),
})
