import { z } from 'zod'
import { isBlobKey } from '../platform/files/blobs/blob-store'
import { waitingJob } from '../platform/jobs/waiting-jobs'

/** Raised when an older Fairground could no longer read what is written. */
export const backupFormat = 1

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()
const measured = { bytes: count, sha256: checksum }

/** Names become parts of paths and of SQL. */
export const plainName = /^[a-z_][a-z0-9_]{0,62}$/
const name = z.string().regex(plainName)

const tableEntry = z.object({ name, columns: z.array(name).min(1), rows: count, ...measured })
const sequenceEntry = z.object({ name, lastValue: z.string().regex(/^-?\d+$/), called: z.boolean() })
const fileEntry = z.object({ key: z.string().refine(isBlobKey), contentType: z.string(), ...measured })

/** What a back-up says about itself; everything in it is found and checked by this alone. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  product: z.string().regex(/^[\w.+-]{1,50}$/),
  madeAt: z.iso.datetime(),
  postgres: z.string().regex(/^[\w .+()~-]{1,100}$/),
  migrations: z.array(z.object({ name: z.string(), checksum })).min(1),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  files: z.array(fileEntry),
  /** Saved by people, but lost before the back-up was made. */
  missingFiles: z.array(z.string()),
  jobs: z.array(waitingJob),
  /** Names of the keys that open what is sealed in it; never a key. Back-ups of before had nothing sealed. */
  dataKeys: z.array(z.string().regex(/^[a-z0-9-]{1,32}$/)).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = z.infer<typeof tableEntry>
export type SequenceEntry = z.infer<typeof sequenceEntry>
export type FileEntry = z.infer<typeof fileEntry>

/** In one line, for people. */
export function summaryOf({ tables, files, jobs, missingFiles }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lost = missingFiles.length > 0 ? `, without ${missingFiles.length} files that were missing` : ''
  return `${rows} rows in ${tables.length} tables, ${files.length} files, ${jobs.length} waiting jobs${lost}`
}
