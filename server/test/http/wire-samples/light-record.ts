import { arePlain, markOf, widest } from './plain-text'
import type { Sample } from './story'

/** A sample as it is put on record: without what nearly all have alike, and with two rows of each of its lists. */
export interface LightSample {
  call: string
  asked: string
  body?: unknown
  file?: string
  status?: number
  headers?: Record<string, unknown>
  answer: unknown
}

const usualHeaders = JSON.stringify({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
})

export function lightSample({ call, as, request, status, headers, answer }: Sample): LightSample {
  const { method, url, body, file } = request
  return {
    call,
    asked: `${as}: ${method} ${url}`,
    ...(body === undefined ? {} : { body: light(body) }),
    ...(file === undefined ? {} : { file }),
    ...(status === 200 ? {} : { status }),
    ...(JSON.stringify(headers) === usualHeaders ? {} : { headers }),
    answer: light(answer),
  }
}

/**
 * Of every list its first two rows, and of the rest what shows a change in it: how many rows there are, a mark that is
 * another one if a letter of them changes, and the fields the first two do not have, or have otherwise. Words in a list,
 * such as permissions or the columns of a sheet, are what fields are elsewhere: they all stay.
 */
function light(value: unknown): unknown {
  if (Array.isArray(value)) {
    const two = value.slice(0, 2)
    if (value.length <= 2 || arePlain(value) || JSON.stringify(value).length <= widest)
      return value.map(light)
    const shown = new Map(fieldsOf(two))
    const also = fieldsOf(value).filter(([field, kinds]) => shown.get(field) !== kinds)
    return [
      ...two.map(light),
      {
        rows: value.length,
        mark: markOf(value.slice(2)),
        ...(also.length > 0 ? { also: Object.fromEntries(also) } : {}),
      },
    ]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, light(item)]))
}

/** What is in these rows, however deep, with its kinds; a question mark where some have it and others do not. */
function fieldsOf(rows: readonly unknown[], path = ''): [field: string, kinds: string][] {
  const records = rows.filter((row) => kindOf(row) === 'object') as Record<string, unknown>[]
  const names = new Set(records.flatMap((record) => Object.keys(record)))
  const items: unknown[] = rows.filter(Array.isArray).flat()
  return [
    [path || 'the row itself', [...new Set(rows.map(kindOf))].sort().join(' | ')],
    ...[...names].flatMap((name) => {
      const having = records.filter((record) => Object.hasOwn(record, name))
      const field = `${path && `${path}.`}${name}${having.length < records.length ? '?' : ''}`
      return fieldsOf(
        having.map((record) => record[name]),
        field,
      )
    }),
    ...(items.length > 0 ? fieldsOf(items, `${path}[]`) : []),
  ]
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
