import type { Wording } from '@fairground/domain/mail'
import { sql } from 'kysely'
import type { Db } from '../database/database'

export interface OwnWording extends Wording {
  name: string
  version: number
}

const shown = sql`name, subject_zh AS "subjectZh", subject_en AS "subjectEn", body_zh AS "bodyZh", body_en AS "bodyEn",
  version`

/** The organiser's own words for a message; none where the product's stand. */
export async function findOwnWording(db: Db, name: string): Promise<OwnWording | undefined> {
  const { rows } = await sql<OwnWording>`SELECT ${shown} FROM message_template WHERE name = ${name}`.execute(
    db,
  )
  return rows[0]
}

export async function readOwnWordings(db: Db): Promise<OwnWording[]> {
  const { rows } = await sql<OwnWording>`SELECT ${shown} FROM message_template`.execute(db)
  return rows
}
