import type { ContractFigure, ContractFigures, FigureKind } from '@fairground/wire/contract/figures'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { isStanding } from './contract-standing.repository'

const tables = sql`contract JOIN contract_class class ON class.id = contract.class_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS booths, coalesce(sum((line->>'area')::int), 0)::int AS area
    FROM jsonb_array_elements(contract.lines) line WHERE line->>'kind' = 'booth') held`

const sums = sql`contract.currency, count(*)::int AS contracts, sum(contract.total)::bigint AS total,
  sum(held.booths)::int AS booths, sum(held.area)::int AS area`

interface Grouping {
  key: RawBuilder<unknown>
  counted: RawBuilder<SqlBool>
}

const groupings: Record<FigureKind, Grouping> = {
  state: { key: sql`contract.state`, counted: sql<SqlBool>`true` },
  class: { key: sql`contract.class_id::text`, counted: isStanding },
  language: { key: sql`contract.language`, counted: isStanding },
}

async function countBy(db: Db, kind: FigureKind, edition: number): Promise<ContractFigure[]> {
  const { key, counted } = groupings[kind]
  const { rows } =
    await sql<ContractFigure>`SELECT ${kind} AS kind, ${key} AS key, min(class.name_zh) AS "nameZh",
      min(class.name_en) AS "nameEn", ${sums}
    FROM ${tables} WHERE contract.edition = ${edition} AND ${counted}
    GROUP BY ${key}, contract.currency ORDER BY contract.currency, ${kind === 'class' ? sql`min(class.position)` : key}, ${key}`.execute(
      db,
    )
  return rows
}

export async function readFigures(db: Db, edition: number): Promise<ContractFigures> {
  const [standing, ...rows] = await Promise.all([
    sql<ContractFigures['standing'][number]>`SELECT ${sums} FROM ${tables}
      WHERE contract.edition = ${edition} AND ${isStanding}
      GROUP BY contract.currency ORDER BY contract.currency`.execute(db),
    ...(['state', 'class', 'language'] as const).map((kind) => countBy(db, kind, edition)),
  ])
  return { standing: standing.rows, rows: rows.flat() }
}
