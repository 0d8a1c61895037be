/**
 * What may be wrong with the database itself, apart from what was asked of it.
 * - `busy`: it is there, but too many ask, or this statement took too long
 * - `away`: it cannot be reached, so nothing was done
 * - `interrupted`: the connection broke while something was under way; nobody knows whether it was done
 * - `full`: it cannot write, because its disk is full
 */
export type Outage = 'busy' | 'away' | 'interrupted' | 'full'

/** Nobody is connected before the database is back; said at once instead of after a wait. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor() {
    super('the database is away')
  }
}

/** SQLSTATE of PostgreSQL, or the code of an error of the operating system. */
const byCode: Record<string, Outage> = {
  // Statement timeout, lock not available, deadlock, serialisation, too many connections, out of memory.
  '57014': 'busy',
  '55P03': 'busy',
  '40P01': 'busy',
  '40001': 'busy',
  '53300': 'busy',
  '53200': 'busy',
  // Starting up, shutting down, recovering; nobody listens; nobody there; nobody let in; dropped; one that only reads.
  '57P03': 'away',
  '57P04': 'away',
  '08001': 'away',
  '08004': 'away',
  '28P01': 'away',
  '28000': 'away',
  '3D000': 'away',
  '25006': 'away',
  ECONNREFUSED: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ETIMEDOUT: 'away',
  // Ended by an administrator, by a crash, for being idle in a transaction; the line broke.
  '57P01': 'interrupted',
  '57P02': 'interrupted',
  '57P05': 'interrupted',
  '25P03': 'interrupted',
  '08000': 'interrupted',
  '08003': 'interrupted',
  '08006': 'interrupted',
  '08P01': 'interrupted',
  ECONNRESET: 'interrupted',
  EPIPE: 'interrupted',
  // The database's disk, or the disk of uploaded files.
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** What the driver says in words only. */
const byMessage: [RegExp, Outage][] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^(Connection terminated due to connection timeout|timeout expired)/, 'away'],
  [/^(Connection terminated|Query read timeout)|is not queryable/, 'interrupted'],
]

export function outageOf(error: unknown): Outage | undefined {
  const { code, name, message = '' } = (error ?? {}) as { code?: string; name?: string; message?: string }
  if (name === 'DatabaseAway') return 'away'
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code]
  return byMessage.find(([words]) => words.test(message))?.[1]
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? ''

/** It is there and does not let us in: a changed password, a role or database that is gone. */
export const refusesLogin = (error: unknown): boolean => ['28P01', '28000', '3D000'].includes(codeOf(error))

export const readOnlyCode = '25006'

/** Sure signs, for which nobody has to wait: nobody listens, it is starting or stopping, nobody is let in or may write. */
export const refusesEverybody = (error: unknown): boolean =>
  refusesLogin(error) || ['ECONNREFUSED', '57P03', readOnlyCode].includes(codeOf(error))
