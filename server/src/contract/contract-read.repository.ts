import { planWords, shownToExhibitor } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import type { ContractDetail } from '@fairground/wire/contract/desk'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { contractFields, type KeptContract } from './contract.repository'
import { amendment, differences, isDiffering } from './contract-standing.repository'
import { listDelegations } from './delegation.repository'

export async function findContractNumber(db: Db, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('contract').select('number').where('id', '=', id).executeTakeFirst()
  return found?.number
}

/** Of an account, what was sent to it: the live one first. */
export async function readOwnIds(db: Db, accountId: string, edition: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT contract.id FROM contract
    JOIN company ON company.id = contract.company_id
    WHERE company.account_id = ${accountId} AND contract.edition = ${edition}
      AND contract.state = ANY(${[...shownToExhibitor]}::text[])
    ORDER BY contract.state IN ('superseded', 'void'), contract.created_at DESC, contract.id`.execute(db)
  return rows.map(({ id }) => id)
}

type Signature = NonNullable<ContractRead['signature']>
type SignatureRow = Omit<Signature, 'delegation'> & {
  contractId: string
  /** Where a delegate signed. */
  namedBy: string | null
  namedAt: Date
  until: string
}

const signatureOf = ({ namedBy, namedAt, until, ...signature }: SignatureRow): Signature => ({
  ...signature,
  delegation: namedBy === null ? null : { namedBy, namedAt, until },
})

/** As both sides read them, in the order of the ids; how it is paid in the contract's own language, where nobody else's is given. */
export async function readContractsRead(
  db: Db,
  ids: readonly string[],
  language?: Language,
): Promise<ContractRead[]> {
  if (ids.length === 0) return []
  const given = [...ids]
  const [contracts, signatures, requests, instalments] = await Promise.all([
    sql<KeptContract & Pick<ContractRead, 'amendedBy'>>`SELECT ${contractFields},
        (SELECT jsonb_build_object('id', next.id, 'number', next.number, 'state', next.state) FROM ${amendment}) AS "amendedBy"
      FROM contract JOIN company ON company.id = contract.company_id
      WHERE contract.id = ANY(${given}::uuid[])`.execute(db),
    sql<SignatureRow>`SELECT DISTINCT ON (contract_id) contract_id AS "contractId", kind,
        signer_name AS "signerName", signer_post AS "signerPost", authority, signed_at AS "signedAt",
        text_sha256 AS "textSha256", scan_file_id AS "scanFileId", delegation.named_by_name AS "namedBy",
        delegation.named_at AS "namedAt", delegation.until
      FROM contract_signature LEFT JOIN contract_delegation delegation ON delegation.id = delegation_id
      WHERE contract_id = ANY(${given}::uuid[]) ORDER BY contract_id, signed_at DESC`.execute(db),
    sql<
      ContractRead['requests'][number] & { contractId: string }
    >`SELECT contract_id AS "contractId", id, text, state,
        asked_at AS "askedAt", answer, closed_at AS "closedAt"
      FROM contract_request WHERE contract_id = ANY(${given}::uuid[]) ORDER BY asked_at DESC`.execute(db),
    sql<
      ContractRead['instalments'][number] & { contractId: string }
    >`SELECT contract_id AS "contractId", number, share,
        amount, due_on AS "dueOn"
      FROM contract_instalment WHERE contract_id = ANY(${given}::uuid[]) ORDER BY number`.execute(db),
  ])
  const of = <Row extends { contractId: string }>(rows: Row[], id: string) =>
    rows.filter(({ contractId }) => contractId === id)
  return contracts.rows
    .toSorted((one, other) => given.indexOf(one.id) - given.indexOf(other.id))
    .map((contract) => ({
      ...contract,
      signature: of(signatures.rows, contract.id).map(signatureOf)[0] ?? null,
      requests: of(requests.rows, contract.id),
      instalments: of(instalments.rows, contract.id),
      planWords: planWords(contract.plan, language ?? contract.language),
    }))
}

/** What holds a company now: whether it is sealed, and whether it says what the company has. */
export async function findContractOf(
  db: Db,
  companyId: string,
): Promise<{ id: string; number: string; sealed: boolean; differs: boolean } | undefined> {
  const { rows } = await sql<{ id: string; number: string; sealed: boolean; differs: boolean }>`
    SELECT contract.id, contract.number, contract.sealed_at IS NOT NULL AS sealed, ${isDiffering} AS differs
    FROM contract JOIN company_contract standing ON standing.id = contract.id
    WHERE contract.company_id = ${companyId}`.execute(db)
  return rows[0]
}

export async function findContractDetail(
  db: Db,
  id: string,
  { edition, language }: { edition: number; language: Language },
): Promise<ContractDetail | undefined> {
  const { rows } = await sql<
    Pick<
      ContractDetail,
      'companyId' | 'classId' | 'classZh' | 'classEn' | 'templateNumber' | 'documentSha256' | 'differs'
    >
  >`SELECT contract.company_id AS "companyId", class.id AS "classId", class.name_zh AS "classZh",
      class.name_en AS "classEn", template.number AS "templateNumber", contract.document_sha256 AS "documentSha256",
      ${differences} AS differs
    FROM contract JOIN contract_class class ON class.id = contract.class_id
    JOIN contract_template template ON template.id = contract.template_id
    WHERE contract.id = ${id} AND contract.edition = ${edition}`.execute(db)
  const [facts] = rows
  const [read] = facts ? await readContractsRead(db, [id], language) : []
  if (!facts || !read) return undefined
  const [events, delegations] = await Promise.all([readEvents(db, id), listDelegations(db, facts.companyId)])
  return { ...read, ...facts, delegations, events }
}

async function readEvents(db: Db, contractId: string): Promise<ContractDetail['events']> {
  const { rows } = await sql<ContractDetail['events'][number]>`
    SELECT id, at, event, actor_name AS "actorName", reason, details FROM contract_event
    WHERE contract_id = ${contractId} ORDER BY id DESC LIMIT 500`.execute(db)
  return rows
}
