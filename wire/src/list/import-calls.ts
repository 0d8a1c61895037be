import { importActions, importStates } from '@fairground/domain/list'
import { z } from 'zod'
import { type Access, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'
import type { KeptListDefinition } from './definition'

/** Remarks are spoken by the server, in the caller's language. */
const remark = z.object({ field: z.string().optional(), message: z.string() })

const importRun = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(importStates),
  rowsRead: z.int(),
  toAdd: z.int(),
  toChange: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  /** Rows to add that may be companies already listed. */
  doubtful: z.int(),
  ignoredColumns: z.array(z.string()),
  problem: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  settledAt: instant.nullable(),
  /** The last thing imported into this list. Whether its rows were touched since is looked at when it is undone. */
  undoable: z.boolean(),
})
export type ImportRun = z.output<typeof importRun>

const importRow = z.object({
  number: z.int(),
  action: z.enum(importActions),
  /** What the row would say, by field, as the list shows it. */
  values: z.record(z.string(), z.string()),
  /** What it says now, where it would change. */
  before: z.record(z.string(), z.string()),
  faults: z.array(remark),
  warnings: z.array(remark),
})
export type ImportRow = z.output<typeof importRow>

const runParam = z.object({ run: z.uuid() })

/** `true` as a form field, because multipart knows only texts. */
const formFlag = z.codec(z.enum(['true', 'false', '1', '0']), z.boolean(), {
  decode: (text) => text === 'true' || text === '1',
  encode: (value) => (value ? 'true' : 'false'),
})

export function importCalls(
  { entity, paths: { base } }: Pick<KeptListDefinition, 'entity' | 'paths'>,
  may: Access,
) {
  return {
    importFile: endpoint({
      method: 'POST',
      path: `${base}/importExcel`,
      summary: `${entity}: read a workbook. With checkOnly it is only checked; otherwise a clean one is applied at once, all or nothing`,
      access: may,
      effect: 'changes',
      takesFile: true,
      body: z.object({ checkOnly: formFlag.optional() }),
      result: importRun,
    }),
    template: endpoint({
      method: 'GET',
      path: `${base}/downloadExcel`,
      summary: `${entity}: an empty workbook with examples and choices`,
      access: staff,
      effect: 'reads',
      answer: 'file',
      result: z.null(),
    }),
    latestImport: endpoint({
      method: 'GET',
      path: `${base}/import/latest`,
      summary: `${entity}: the newest import, whoever started it`,
      access: may,
      effect: 'reads',
      shows: ['lists'],
      result: importRun.nullable(),
    }),
    undoableImport: endpoint({
      method: 'GET',
      path: `${base}/import/undoable`,
      summary: `${entity}: the last import that was carried out and not taken back`,
      access: may,
      effect: 'reads',
      shows: ['lists'],
      result: importRun.nullable(),
    }),
    importRun: endpoint({
      method: 'GET',
      path: `${base}/import/{run}`,
      summary: `${entity}: how far an import is`,
      access: may,
      effect: 'reads',
      shows: ['lists'],
      params: runParam,
      result: importRun,
    }),
    importRows: endpoint({
      method: 'POST',
      path: `${base}/import/{run}/rows`,
      summary: `${entity}: what an import would do, row by row`,
      access: may,
      effect: 'reads',
      shows: ['lists'],
      params: runParam,
      body: z.object({
        action: z.enum([...importActions, 'doubtful']).nullish(),
        page: paging.pageNum,
        pageSize: paging.pageSize,
      }),
      result: pageOf(importRow),
    }),
    importFaults: endpoint({
      method: 'GET',
      path: `${base}/import/{run}/faults`,
      summary: `${entity}: the faulty rows as a workbook, each with its reasons`,
      access: may,
      effect: 'reads',
      params: runParam,
      answer: 'file',
      result: z.null(),
    }),
    applyImport: endpoint({
      method: 'POST',
      path: `${base}/import/{run}/apply`,
      summary: `${entity}: carry out a checked import, all or nothing`,
      access: may,
      effect: 'changes',
      params: runParam,
      result: importRun,
    }),
    undoImport: endpoint({
      method: 'POST',
      path: `${base}/import/{run}/undo`,
      summary: `${entity}: take the last import back`,
      access: may,
      effect: 'changes',
      params: runParam,
      result: importRun,
    }),
  }
}
export type ImportCalls = ReturnType<typeof importCalls>
