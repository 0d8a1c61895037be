import { completeRow, type Row, rowRule } from '@fairground/domain/field'
import type { KeptList } from '@fairground/wire/list'
import { growingContent, singleContent } from '@fairground/wire/portal'
import { columnOf } from '../../platform/database/column-names'
import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { DemoEntry } from './entry'
import { exhibitContent } from './exhibit'
import { frontContent } from './front'
import { newsContent } from './news'
import { partnersContent } from './partners'
import { questionContent } from './questions'
import { siteContent } from './site'
import { visitContent } from './visit'

/** All the demo fair's portal says, by the names of its lists. */
export const portalContent = (calendar: Calendar): Record<string, DemoEntry[]> => ({
  ...frontContent(calendar),
  ...newsContent(calendar),
  ...visitContent(calendar),
  ...questionContent(calendar),
  ...exhibitContent(calendar),
  ...partnersContent(calendar),
  ...siteContent(calendar),
})

type TableRow = Readonly<Record<string, unknown>>
export interface PortalRows {
  /** Rows of each table, and what they are said in. */
  tables: [table: string, rows: TableRow[]][]
  versions: TableRow[]
}

interface Setting {
  calendar: Calendar
  /** Who writes it. */
  staffId: string
}

/** The rows of each list, every version of them, and which of these is read. */
export function portalRows(random: Random, setting: Setting): PortalRows {
  const content = portalContent(setting.calendar)
  const versions: TableRow[] = []
  const tables = [...growingContent, ...singleContent].map((list): [string, TableRow[]] => {
    const rows = (content[list.name] ?? []).map((entry, place) => {
      const id = random.uuid()
      const made = rowOf(list, entry, { id, place, ...setting })
      versions.push(...made.versions)
      return made.row
    })
    return [columnOf(list.name), rows]
  })
  return { tables, versions }
}

function rowOf(
  list: KeptList,
  entry: DemoEntry,
  { id, place, calendar, staffId }: Setting & { id: string; place: number },
) {
  const { state = 'published', since, due, ends, daysAgo = 40 } = entry
  const first = soundRow(list, entry)
  const latest = since ? { ...first, ...since } : first
  const at = calendar.at(-daysAgo, `10:${String(10 + place).padStart(2, '0')}`)
  const later = since ? calendar.at(-1, '16:20') : at
  const wasPublished = state !== 'draft'
  const plan = (name: 'due' | 'ends', days: number | undefined) => ({
    [`${name}_at`]: days === undefined ? null : calendar.at(days, '09:00'),
    [`${name}_by`]: days === undefined ? null : staffId,
  })
  const row = {
    id,
    ...columnsOf(list, latest),
    ...(list.order === 'byHand' ? { position: place + 1 } : {}),
    state,
    published_at: wasPublished ? at : null,
    published_by: wasPublished ? staffId : null,
    revised_at: since ? later : null,
    ...plan('due', due),
    ...plan('ends', ends),
    version: since ? 2 : 1,
    created_at: at,
    created_by: staffId,
    updated_at: later,
    updated_by: staffId,
  }
  const version = (number: number, says: Row, written: string, released: boolean) => ({
    row_id: id,
    number,
    list: list.name,
    says,
    note: '',
    written_at: written,
    written_by: staffId,
    released,
  })
  return {
    row,
    versions: [
      version(1, first, at, state === 'published'),
      ...(since ? [version(2, latest, later, false)] : []),
    ],
  }
}

/** As saving would have left it. What is published would not have been otherwise. */
function soundRow(list: KeptList, { says, state }: DemoEntry): Row {
  const judged = rowRule(list.fields, list.check).safeParse(says)
  if (state !== 'draft' && !judged.success && !lacksPictures(list, judged.error.issues))
    throw new Error(`the demo fair cannot publish this in ${list.name}: ${judged.error.message}`)
  return completeRow(list.fields, says)
}

/** Those are drawn once the fair stands. */
const lacksPictures = (list: KeptList, issues: readonly { path: PropertyKey[] }[]): boolean =>
  issues.every(({ path }) => list.fields[String(path[0])]?.kind === 'file')

const columnsOf = ({ fields }: KeptList, row: Row): TableRow =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const column = columnOf(name)
      if (kind !== 'bothLanguages') return [[column, row[name]]]
      const { zh, en } = row[name] as { zh: string; en: string }
      return [
        [`${column}_zh`, zh],
        [`${column}_en`, en],
      ]
    }),
  )
