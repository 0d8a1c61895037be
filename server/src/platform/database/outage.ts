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
  // Starting up, shutting down, recovering; nobody listens; nobody there.
  '57P03': 'away',
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
  if (error instanceof DatabaseAway) return 'away'
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code]
  return byMessage.find(([words]) => words.test(message))?.[1]
}
