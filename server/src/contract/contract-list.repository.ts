import { type ContractState, contractStates, planWords, shownToExhibitor } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import type {
  ContractColumn,
  ContractDetail,
  ContractFilters,
  ContractSearch,
  ListedContract,
  ProcessFilters,
  ProcessRow,
} from '@fairground/wire/contract/desk'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { readSort } from '@fairground/wire/kernel/page'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isConfirmedOf } from '../co-exhibitor'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { contractFields, type KeptContract } from './contract.repository'
import { listDelegations } from './delegation.repository'

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

const tables = sql`contract JOIN company ON company.id = contract.company_id
  JOIN contract_class class ON class.id = contract.class_id`

const isAsked = sql<SqlBool>`EXISTS (SELECT FROM contract_request request
  WHERE request.contract_id = contract.id AND request.state = 'open')`

/** What a company is held to or asked to sign, once each: an amendment from when it takes the place of another. */
export const isStanding = sql<SqlBool>`(contract.state NOT IN ('superseded', 'void')
  AND (contract.amends_id IS NULL OR contract.state IN ('inForce', 'payment', 'paid')))`

/** What is on its way, or has taken its place. */
const amendment = sql`contract next WHERE next.amends_id = contract.id AND next.state <> 'void'`

/** The booths a contract names beside those its company has, each with everything of it that a line says. */
const compared = sql`(SELECT (line->>'boothId')::uuid AS id, line->>'code' AS code,
    concat_ws('/', line->>'code', line->>'boothClass', line->>'area', line->>'openSides') AS facts
  FROM jsonb_array_elements(contract.lines) line WHERE line->>'kind' = 'booth') named
FULL JOIN (SELECT booth.id, booth.code,
    concat_ws('/', booth.code, booth.booth_class, round(booth.area_m2 * 100)::int, booth.open_sides) AS facts
  FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
  WHERE holding.company_id = contract.company_id AND holding.released_at IS NULL) held ON held.id = named.id`

/** Co-exhibitors it charges for beside those that are confirmed, where its class has a price for them. */
const charged = sql`(SELECT line->>'coExhibitorId' AS id, coalesce(nullif(line->>'nameZh', ''), line->>'nameEn') AS name
  FROM jsonb_array_elements(contract.lines) line WHERE line->>'kind' = 'coExhibitor') named
FULL JOIN (SELECT id::text AS id, coalesce(nullif(name_zh, ''), name_en) AS name FROM co_exhibitor
  WHERE ${isConfirmedOf('contract.company_id')} AND EXISTS (SELECT FROM contract_class priced
    WHERE priced.id = contract.class_id AND priced.rules->'surcharges' @> '[{"kind": "coExhibitor"}]')) shares
  ON shares.id = named.id`

const namesOf = (name: RawBuilder<unknown>, when: RawBuilder<SqlBool>) =>
  sql`(SELECT coalesce(jsonb_agg(${name} ORDER BY ${name}) FILTER (WHERE ${when}), '[]') FROM ${charged})`

/** Of one that stands and is not being amended: what is being amended is looked at in its amendment. */
const isDiffering = sql<SqlBool>`(contract.state NOT IN ('superseded', 'void')
  AND NOT EXISTS (SELECT FROM ${amendment})
  AND (EXISTS (SELECT FROM ${compared} WHERE named.facts IS DISTINCT FROM held.facts)
    OR EXISTS (SELECT FROM ${charged} WHERE named.id IS NULL OR shares.id IS NULL)))`

const codesOf = (code: RawBuilder<unknown>, when: RawBuilder<SqlBool>) =>
  sql`coalesce(jsonb_agg(${code} ORDER BY length(${code}), ${code}) FILTER (WHERE ${when}), '[]')`

const differences = sql`CASE WHEN ${isDiffering} THEN (SELECT jsonb_build_object(
    'added', ${codesOf(sql`held.code`, sql`named.id IS NULL`)},
    'gone', ${codesOf(sql`named.code`, sql`held.id IS NULL`)},
    'changed', ${codesOf(sql`held.code`, sql`named.facts <> held.facts`)},
    'joined', ${namesOf(sql`shares.name`, sql`named.id IS NULL`)},
    'left', ${namesOf(sql`named.name`, sql`shares.id IS NULL`)})
  FROM ${compared}) END`

const shown = sql`contract.id, contract.number, contract.version, contract.state, company.id AS "companyId",
  company.name_zh AS "companyZh", company.name_en AS "companyEn", class.name_zh AS "classZh", class.name_en AS "classEn",
  (SELECT coalesce(jsonb_agg(line->>'code'), '[]') FROM jsonb_array_elements(contract.lines) line
    WHERE line->>'kind' = 'booth') AS booths,
  contract.currency, contract.total, contract.sign_by AS "signBy", contract.updated_at AS "updatedAt",
  ${isAsked} AS asked, contract.sealed_at IS NOT NULL AS sealed, ${differences} AS differs,
  (SELECT prior.number FROM contract prior WHERE prior.id = contract.amends_id) AS amends,
  (SELECT next.number FROM ${amendment}) AS "amendedBy"`

type Conditions = { [Filter in keyof ContractFilters]-?: (given: string) => RawBuilder<SqlBool> }

const namesLike = (typed: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', contract.number, company.name_zh, company.name_en, company.short_name_zh, company.short_name_en)
    ILIKE ${containing(typed)}`

const conditions = (today: string): Conditions => ({
  text: namesLike,
  state: (state) => sql`contract.state = ${state}`,
  classId: (id) => sql`contract.class_id = ${id}`,
  currency: (currency) => sql`contract.currency = ${currency}`,
  language: (language) => sql`contract.language = ${language}`,
  standing: () => isStanding,
  overdue: () => sql`contract.state IN ('sent', 'returned') AND contract.sign_by < ${today}`,
  asked: () => isAsked,
  unsealed: () => sql`contract.state = 'inForce'`,
  differs: () => isDiffering,
})

function matching(search: ContractSearch, { edition, today }: Reading): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions(today)).flatMap(([filter, condition]) => {
    const given = search[filter as keyof ContractFilters]
    return given === undefined || given === '' ? [] : [condition(String(given))]
  })
  const always = [
    sql<SqlBool>`contract.edition = ${edition}`,
    ...(search.ids ? [sql<SqlBool>`contract.id = ANY(${search.ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join([...always, ...wanted], sql` AND `)}`
}

const byNumber = sql`length(contract.number) DESC, contract.number DESC`
const states: readonly ContractState[] = contractStates

const sortedBy: Record<ContractColumn, (language: Language) => RawBuilder<unknown>> = {
  number: () => sql`contract.number`,
  company: (language) => byReading(nameIn(language)),
  state: () => sql`array_position(${states}::text[], contract.state)`,
  total: () => sql`contract.total`,
  signBy: () => sql`contract.sign_by`,
  updated: () => sql`contract.updated_at`,
}

function ordering({ sort }: ContractSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return byNumber
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${byNumber}`
}

export async function readContracts(
  db: Db,
  search: ContractSearch & { page: number; pageSize: number },
  reading: Reading,
): Promise<ListedContract[]> {
  const { rows } = await sql<ListedContract>`SELECT ${shown} FROM ${tables} WHERE ${matching(search, reading)}
    ORDER BY ${ordering(search, reading.language)} LIMIT ${search.pageSize}
    OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  return rows
}

export async function countContracts(db: Db, search: ContractSearch, reading: Reading): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${tables}
    WHERE ${matching(search, reading)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Every contract that matches: which ones is asked once, what they say piece by piece. */
export async function* streamContracts(
  db: Db,
  search: ContractSearch,
  reading: Reading,
): AsyncGenerator<ListedContract> {
  const { rows: found } = await sql<{ id: string }>`SELECT contract.id FROM ${tables}
    WHERE ${matching(search, reading)} ORDER BY ${ordering(search, reading.language)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<ListedContract>`SELECT ${shown} FROM ${tables}
        WHERE contract.id = ANY(${some})`.execute(db)
      return rows
    },
  )
}

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

function matchingProcess({ text, event }: ProcessFilters, edition: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(
    [
      sql<SqlBool>`contract.edition = ${edition}`,
      ...(text ? [namesLike(text)] : []),
      ...(event ? [sql<SqlBool>`event.event = ${event}`] : []),
    ],
    sql` AND `,
  )}`
}

const processTables = sql`contract_event event JOIN contract ON contract.id = event.contract_id
  JOIN company ON company.id = contract.company_id`

export async function readProcess(
  db: Db,
  search: ProcessFilters & { page: number; pageSize: number },
  edition: number,
): Promise<{ list: ProcessRow[]; total: number }> {
  const where = matchingProcess(search, edition)
  const [list, counted] = await Promise.all([
    sql<ProcessRow>`SELECT event.id, event.at, event.event, event.actor_name AS "actorName", event.reason, event.details,
        contract.id AS "contractId", contract.number, company.id AS "companyId", company.name_zh AS "companyZh",
        company.name_en AS "companyEn"
      FROM ${processTables} WHERE ${where} ORDER BY event.at DESC, event.id DESC LIMIT ${search.pageSize}
      OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${processTables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}
