import type { Stamp } from '@fairground/wire/kernel/stamp'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'

/** A section is made with its sign-up, and changed by itself. */
export async function readStamp(
  db: Db,
  companyId: string,
  { user }: SignedInCaller,
  section?: { updatedAt: Date; updatedBy: string | null },
): Promise<Stamp> {
  const { rows } = await sql<Stamp>`
    SELECT maker.id AS "createdById", coalesce(nullif(maker.real_name, ''), maker.username, '') AS "createdByName",
      company.created_at AS "createdAt",
      editor.id AS "updatedById", coalesce(nullif(editor.real_name, ''), editor.username, '') AS "updatedByName",
      coalesce(${section?.updatedAt ?? null}, company.updated_at) AS "updatedAt",
      company.deleted_at IS NOT NULL AS deleted
    FROM company LEFT JOIN account maker ON maker.id = company.created_by
    LEFT JOIN account editor ON editor.id = ${section ? section.updatedBy : sql`company.updated_by`}
    WHERE company.id = ${companyId}`.execute(db)
  const stamp = rows[0]
  if (!stamp) throw new Error(`company ${companyId} vanished while it was read`)
  if (user.department !== 'exhibitor') return stamp
  // To the company, staff act for the organiser and are not named.
  return {
    ...stamp,
    ...(stamp.createdById === user.id ? {} : { createdById: null, createdByName: '' }),
    ...(stamp.updatedById === user.id ? {} : { updatedById: null, updatedByName: '' }),
  }
}
