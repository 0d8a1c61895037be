import { type DivisionRow, defaultLists, divisionTree, regionList } from '@fairground/domain/codelist'
import { areaList } from '@vant/area-data'
import type { Db } from '../platform/database/database'
import { addMissingItems } from './codelist.repository'

/** Runs at every start, so that a new version's items reach a fair that is already running. */
export async function seedCodeLists(db: Db): Promise<void> {
  const lists = { ...defaultLists, region: regionList(divisions), mailingDivision: divisionTree(divisions) }
  for (const [list, items] of Object.entries(lists)) await addMissingItems(db, list, items)
}

// Counties too: some are governed by their province directly and take a city's place.
const divisions: DivisionRow[] = Object.entries({
  ...areaList.province_list,
  ...areaList.city_list,
  ...areaList.county_list,
}).map(([code, name]) => ({ code, name }))
