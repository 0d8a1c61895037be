import type { CodeItem } from './code-list'
import { provinceEnglishNames } from './defaults/province'

/** One row of the national division table (GB/T 2260): six-digit code and Chinese name, any level. */
export interface DivisionRow {
  code: string
  name: string
}

const municipalities = new Set(['11', '12', '31', '50'])
const directlyAdministered = '90'

/** Provinces with their cities; counties appear only where a province governs them without a city. */
export function divisionTree(rows: readonly DivisionRow[]): CodeItem[] {
  const cities = inCodeOrder(rows.filter(isCityLevel)).map(cityItem)
  return provincesOf(rows).map((province) => {
    const prefix = provincePrefix(province.value)
    const children = municipalities.has(prefix)
      ? [wholeMunicipality(province)]
      : cities.filter((city) => city.value.startsWith(prefix))
    return { ...province, children }
  })
}

export function regionList(rows: readonly DivisionRow[]): CodeItem[] {
  return provincesOf(rows)
}

function provincesOf(rows: readonly DivisionRow[]): CodeItem[] {
  return inCodeOrder(rows.filter((row) => row.code.endsWith('0000'))).map(({ code, name }) => ({
    value: code,
    zh: name,
    en: provinceEnglishNames[code] ?? name,
  }))
}

// The national table splits a municipality into "districts" and "counties", which no postal address names.
function wholeMunicipality({ value, zh, en }: CodeItem): CodeItem {
  return { value: `${provincePrefix(value)}0100`, zh, en }
}

function isCityLevel({ code }: DivisionRow): boolean {
  if (code.slice(2, 4) === directlyAdministered) return !code.endsWith('00')
  return code.endsWith('00') && !code.endsWith('0000')
}

function cityItem({ code, name }: DivisionRow): CodeItem {
  return { value: code, zh: name, en: name }
}

function provincePrefix(code: string): string {
  return code.slice(0, 2)
}

function inCodeOrder(rows: readonly DivisionRow[]): DivisionRow[] {
  return rows.toSorted((a, b) => a.code.localeCompare(b.code))
}
