import { sql } from 'kysely'
import type { TestFair } from '../../support/test-fair'
import { type Choosing, companiesChoosing, hallOfRows, openSelection } from '../selection-support'

export const most = 4

/** Selection is on; halls full of rows of booths, and companies that may choose now. */
export async function fairForStorm(
  fair: TestFair,
  { name, companies, rows, perRow }: { name: string; companies: number; rows: number; perRow: number },
): Promise<{ people: Choosing[]; rows: string[][] }> {
  await openSelection(fair, { least: 1, most })
  const { boothIds } = await hallOfRows(fair, rows, perRow, { code: `STORM-${name}` })
  const names = Array.from({ length: companies }, (_, place) => `storm-${name}-${place}`)
  const people: Choosing[] = []
  for (let from = 0; from < companies; from += 50)
    people.push(...(await companiesChoosing(fair, names.slice(from, from + 50))))
  return { people, rows: boothIds }
}

/** The windows of these open and close so many seconds from now. */
export async function setWindows(
  fair: TestFair,
  people: readonly Choosing[],
  { opens, closes }: { opens: number; closes: number },
): Promise<void> {
  await sql`UPDATE selection_window SET starts_at = now() + ${opens} * interval '1 second',
      ends_at = now() + ${closes} * interval '1 second'
    WHERE company_id = ANY(${people.map(({ companyId }) => companyId)}::uuid[])`.execute(fair.platform.db)
}
