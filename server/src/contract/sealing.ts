import { createHash } from 'node:crypto'
import { moveBy, contractMessages as say } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { standingOf } from '@fairground/domain/payment'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { codes } from '@fairground/wire/kernel/codes'
import { bookCharge, readBalance } from '../ledger'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { giveCheckCode } from './check.repository'
import { newCheckCode, paperCheckAddress, writtenCode } from './check-code'
import { insertContractEvent, lockContract, moveContract } from './contract.repository'
import { contractFileName, printContract } from './contract-pdf.service'
import { readContractsRead } from './contract-read.repository'
import { tellCompany } from './contract-record'
import { findSealedFile, findUnsealed } from './sealing.repository'
import { followMoney } from './settlement'

const sealJob = 'contract-seal'
const purpose = 'contractPdf'

/** The product itself, where no person did it. */
const machine = { user: undefined, name: 'system', address: '' }

/** Joins the transaction that brings a contract into force: whatever is in force will be sealed. */
export const requestSealing = ({ jobs }: Platform, trx: Db, contractId: string): Promise<void> =>
  jobs.enqueue(trx, sealJob, { contractId })

export const sealContractJob = (platform: Platform): JobKind<{ contractId: string }> => ({
  name: sealJob,
  retries: 5,
  retrySeconds: 10,
  expireSeconds: 120,
  heavy: true,
  run: ({ contractId }) => sealContract(platform, contractId),
})

/** What a crash, a full disk or a missing certificate left behind is tried again until it is done. */
export const sweepUnsealedJob = (platform: Platform): JobKind<object> => ({
  name: 'contract-seal-sweep',
  retries: 1,
  retrySeconds: 60,
  expireSeconds: 300,
  schedule: '*/10 * * * *',
  async run() {
    const { db, log } = platform
    const found = await findUnsealed(db, 300)
    if (found.length > 0) log.warn({ contracts: found.length }, 'contracts in force that are not sealed yet')
    for (const id of found) await requestSealing(platform, db, id)
  },
})

/** By hand, for one that is on the list of unsealed ones. */
export async function sealAgain(
  platform: Platform,
  contractId: string,
  caller: SignedInCaller,
): Promise<void> {
  const { db, jobs } = platform
  await db.transaction().execute(async (trx) => {
    const contract = await lockContract(trx, contractId)
    if (!contract) throw new Refusal(codes.refused, say.unknown)
    if (contract.state !== 'inForce') return
    await requestSealing(platform, trx, contractId)
    await recordAudit(trx, caller, {
      action: 'contract-seal-again',
      subjectType: 'contract',
      subjectId: contractId,
      after: { number: contract.number },
    })
  })
  jobs.wake(sealJob)
}

/**
 * Prints, seals and keeps the paper first, then takes it up in one transaction. Killed in between, it leaves a file nothing
 * refers to, which is swept away, and is done again; done twice, the second finds the contract sealed.
 */
async function sealContract(platform: Platform, contractId: string): Promise<void> {
  const { db, files } = platform
  const [contract] = await readContractsRead(db, [contractId])
  if (contract?.state !== 'inForce') return
  const sealed = await makeSealedPaper(platform, contract)
  const taken = await db.transaction().execute((trx) => takeUp(platform, trx, contractId, sealed))
  if (!taken) await files.discard(sealed.fileId)
}

/** Kept for its company, and nothing refers to it yet. Printed twice, it has the same code on it. */
export async function makeSealedPaper(
  platform: Platform,
  contract: ContractRead,
): Promise<{ fileId: string; sha256: string }> {
  const { db, files, seal } = platform
  const check = {
    address: paperCheckAddress(platform.config, contract.language),
    code: writtenCode(await giveCheckCode(db, contract.id, newCheckCode())),
  }
  const content = await seal.put(await printContract(platform, contract, check), {
    reason: contract.number,
    at: new Date(),
  })
  const fileId = await files.keep({
    ownerId: await ownerOf(db, contract.id),
    purpose,
    originalName: `${contractFileName(contract)}.pdf`,
    file: { content, contentType: 'application/pdf' },
  })
  return { fileId, sha256: createHash('sha256').update(content).digest('hex') }
}

async function ownerOf(db: Db, contractId: string): Promise<string> {
  const contract = await lockContract(db, contractId)
  if (!contract) throw new Error('the contract is gone')
  return contract.accountId
}

async function takeUp(
  platform: Platform,
  trx: Db,
  contractId: string,
  sealed: { fileId: string; sha256: string },
): Promise<boolean> {
  const contract = await lockContract(trx, contractId)
  const next = contract && moveBy(contract.state, 'seal')
  if (!contract || !next || (await findSealedFile(trx, contractId))) return false
  const { id, accountId, number, total } = contract
  if (!(await platform.files.claim(trx, sealed.fileId, accountId, purpose))) return false
  await moveContract(trx, id, { state: next, by: null, sealed })
  await insertContractEvent(trx, {
    contractId: id,
    event: 'seal',
    actorId: null,
    actorName: machine.name,
    details: { sha256: sealed.sha256 },
  })
  await recordAudit(trx, machine, {
    action: 'contract-seal',
    subjectType: 'contract',
    subjectId: id,
    before: { number, state: contract.state },
    after: { number, state: next, sha256: sealed.sha256 },
  })
  const day = dayIn(platform.settings.current().timeZone)
  await bookCharge(trx, { id, total, day }, machine)
  const due = await nextDueDay(trx, id, day)
  await tellCompany(platform, trx, contract, {
    ...(due
      ? { template: 'contractSealed', params: { due } }
      : { template: 'contractSealedSettled', params: {} }),
    once: 'seal',
  })
  await followMoney(platform, trx, { ...contract, state: next }, machine, machine.name)
  return true
}

/** An amendment may find everything paid. */
async function nextDueDay(trx: Db, contractId: string, today: string): Promise<string | undefined> {
  const [read] = await readContractsRead(trx, [contractId])
  const parts = standingOf(read?.instalments ?? [], await readBalance(trx, contractId), today)
  return parts.find(({ outstanding }) => outstanding > 0)?.dueOn
}
