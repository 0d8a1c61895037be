import type { Party } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import type { ArchivedContract, ArchivedDetail, ArchiveSearch } from '@fairground/wire/contract/archive'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

const tables = sql`contract JOIN company ON company.id = contract.company_id
  JOIN contract_class class ON class.id = contract.class_id
  JOIN stored_file file ON file.id = contract.sealed_file_id`

const shown = sql`contract.id, contract.number, contract.edition, contract.state, company.name_zh AS "companyZh",
  company.name_en AS "companyEn", class.name_zh AS "classZh", class.name_en AS "classEn", contract.currency, contract.total,
  contract.sealed_at AS "sealedAt", contract.sealed_sha256 AS "sealedSha256", file.byte_size::int AS bytes,
  (SELECT prior.number FROM contract prior WHERE prior.id = contract.amends_id) AS amends,
  (SELECT next.number FROM contract next WHERE next.amends_id = contract.id AND next.state <> 'void') AS "amendedBy"`

function matching({ text, edition, classId, state, ids }: ArchiveSearch): RawBuilder<SqlBool> {
  const wanted = [
    sql<SqlBool>`contract.sealed_at IS NOT NULL`,
    ...(text
      ? [
          sql<SqlBool>`concat_ws(' ', contract.number, company.name_zh, company.name_en, company.short_name_zh,
            company.short_name_en) ILIKE ${containing(text)}`,
        ]
      : []),
    ...(edition ? [sql<SqlBool>`contract.edition = ${Number(edition)}`] : []),
    ...(classId ? [sql<SqlBool>`contract.class_id = ${classId}`] : []),
    ...(state ? [sql<SqlBool>`contract.state = ${state}`] : []),
    ...(ids ? [sql<SqlBool>`contract.id = ANY(${ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join(wanted, sql` AND `)}`
}

const inOrder = sql`contract.edition, length(contract.number), contract.number`

export async function readArchive(
  db: Db,
  search: ArchiveSearch & { page: number; pageSize: number },
): Promise<{ list: ArchivedContract[]; total: number }> {
  const where = matching(search)
  const [list, counted] = await Promise.all([
    sql<ArchivedContract>`SELECT ${shown} FROM ${tables} WHERE ${where}
      ORDER BY contract.edition DESC, length(contract.number) DESC, contract.number DESC
      LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface FiledContract extends ArchivedContract {
  fileId: string
  party: Party
  language: Language
}

/** What a download is made of; the files themselves are opened one after the other. */
export async function readFiled(db: Db, search: ArchiveSearch): Promise<FiledContract[]> {
  const { rows } =
    await sql<FiledContract>`SELECT ${shown}, file.id AS "fileId", contract.party, contract.language
    FROM ${tables} WHERE ${matching(search)} ORDER BY ${inOrder}`.execute(db)
  return rows
}

type Choices = {
  editions: number[]
  classes: { id: string; edition: number; nameZh: string; nameEn: string }[]
}

export async function readArchiveChoices(db: Db): Promise<Choices> {
  const { rows: classes } = await sql<Choices['classes'][number]>`SELECT id, edition, name_zh AS "nameZh",
      name_en AS "nameEn" FROM contract_class class
    WHERE EXISTS (SELECT FROM contract WHERE class_id = class.id AND sealed_at IS NOT NULL)
    ORDER BY edition DESC, position, id`.execute(db)
  return { editions: [...new Set(classes.map(({ edition }) => edition))], classes }
}

type Found = Omit<ArchivedDetail, 'isWhole' | 'fetched'> & { fileId: string }

export async function findFiled(db: Db, id: string): Promise<Found | undefined> {
  const { rows } =
    await sql<Found>`SELECT ${shown}, file.id AS "fileId", company.id AS "companyId", contract.reason,
      contract.countersigned_at AS "countersignedAt", signed.signer_name AS "signerName", signed.signed_at AS "signedAt"
    FROM ${tables} LEFT JOIN LATERAL (SELECT signer_name, signed_at FROM contract_signature
      WHERE contract_id = contract.id ORDER BY signed_at DESC LIMIT 1) signed ON true
    WHERE contract.id = ${id} AND contract.sealed_at IS NOT NULL`.execute(db)
  return rows[0]
}
