import type { DataState, ReviewState } from '@fairground/domain/company'
import { type SearchedList, searchedLists } from '@fairground/domain/search'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { search } from '@fairground/wire/search'
import type { Db } from '../platform/database/database'
import { searchCompanies } from './company-search.repository'
import { searchBooths, searchHalls } from './floor-search.repository'
import { searchLists } from './list-search.repository'
import { type Group, groupOf, read } from './words'

type Found = CallResult<typeof search>

export async function searchEverything(db: Db, text: string, edition: number): Promise<Found> {
  const typed = read(text)
  const [companies, lists, halls, booths] = await Promise.all([
    searchCompanies(db, typed, edition),
    searchLists(db, typed),
    searchHalls(db, typed, edition),
    searchBooths(db, typed, edition),
  ])
  return {
    companies: counting(companies, ({ dataState, reviewState, ...hit }) => ({
      ...hit,
      dataState: dataState as DataState,
      reviewState: reviewState as ReviewState | null,
    })),
    lists: Object.fromEntries(
      searchedLists.map((list) => [
        list,
        counting(
          lists.filter((row) => row.list === list),
          ({ list: _, ...hit }) => hit,
        ),
      ]),
    ) as Record<SearchedList, Found['lists'][SearchedList]>,
    halls: counting(halls, (hit) => hit),
    booths: counting(booths, (hit) => hit),
  }
}

/** Every row carries how many were found in all. */
function counting<Row extends { found: number }, Hit>(
  rows: Row[],
  toHit: (row: Omit<Row, 'found'>) => Hit,
): Group<Hit> {
  return groupOf(
    rows.map(({ found, ...row }) => toHit(row)),
    rows[0]?.found ?? 0,
  )
}
