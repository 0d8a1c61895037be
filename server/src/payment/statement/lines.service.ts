import type { Language } from '@fairground/domain/text'
import type { LineFilters, StatementFacts, StatementLineRow } from '@fairground/wire/payment/statement'
import type { Platform } from '../../platform/platform'
import { saidFaults } from './import.service'
import { readImports } from './imports.repository'
import { pageOfLines, readLines } from './lines.repository'
import { type Proposed, propose, proposeWaiting, spelledOut } from './proposing'

type Search = LineFilters & { page: number; pageSize: number }

const surenessOf = ({ proposals }: Proposed, lineId: string) => proposals.get(lineId)?.[0]?.sureness ?? 'none'

export async function listLines(
  { db, settings }: Platform,
  search: Search,
): Promise<{ list: StatementLineRow[]; total: number }> {
  const { edition } = settings.current()
  const { sureness } = search
  if (sureness === undefined) {
    const { ids, total } = await pageOfLines(db, edition, search)
    return { list: await showLines({ db }, edition, ids), total }
  }
  // How sure a proposal is depends on everything else, so all of them are made before any is counted.
  const { waiting, proposed } = await proposeWaiting(db, edition, search)
  const found = waiting.filter(({ id }) => surenessOf(proposed, id) === sureness)
  const from = (search.page - 1) * search.pageSize
  const ids = found.slice(from, from + search.pageSize).map(({ id }) => id)
  return { list: await showLines({ db }, edition, ids, proposed), total: found.length }
}

async function showLines(
  { db }: Pick<Platform, 'db'>,
  edition: number,
  ids: readonly string[],
  known?: Proposed,
): Promise<StatementLineRow[]> {
  const lines = await readLines(db, ids)
  const waiting = lines.filter(({ state }) => state === 'open')
  const proposed = known ?? (await propose(db, edition, waiting))
  const spelled = await spelledOut(
    db,
    proposed,
    waiting.map(({ id }) => id),
  )
  return lines.map((line) => ({
    ...line,
    proposals: spelled.get(line.id) ?? [],
    similar: (proposed.similar.get(line.id) ?? []).map(({ lineId: _, ...payment }) => payment),
  }))
}

export async function readFacts({ db, settings }: Platform, language: Language): Promise<StatementFacts> {
  const { edition } = settings.current()
  const [{ waiting, proposed }, imports] = await Promise.all([
    proposeWaiting(db, edition, {}),
    readImports(db, edition),
  ])
  const open = { sure: 0, likely: 0, unsure: 0, none: 0 }
  for (const { id } of waiting) open[surenessOf(proposed, id)] += 1
  return {
    open,
    imports: imports.map(({ faults, ...run }) => ({
      ...run,
      faults: saidFaults(faults, language),
      faultCount: faults.length,
    })),
  }
}
