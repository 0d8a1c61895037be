import {
  type ContractEvent,
  contractStateNames,
  moveBy,
  partyName,
  contractMessages as say,
  stateAfter,
} from '@fairground/domain/contract'
import type { EventDetails } from '@fairground/wire/contract/event-details'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews, tellExhibitor } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { readPersonName } from './classes.repository'
import {
  insertContractEvent,
  type KeptContract,
  lockContract,
  type Moved,
  moveContract,
  readLastEvent,
} from './contract.repository'

export const contractRecord: KeptRecord<KeptContract> = {
  subjectType: 'contract',
  lock: lockContract,
  lastChange: async (trx, { updatedBy, updatedAt }) => ({
    // Nobody, where the product sealed it by itself.
    who: (await readPersonName(trx, updatedBy)) || 'Fairground',
    when: updatedAt,
  }),
  ...refusals(say.unknown, say.conflict),
}

type Movement = Exclude<ContractEvent, 'drawUp'>

export interface Step {
  event: Movement
  reason?: string
  /** Whose contract it has to be; somebody else's is answered like one that never was. */
  ownedBy?: string
  /** In the same transaction, before the contract is moved. Answers with what else changes with it. */
  meanwhile?: (trx: Db, contract: KeptContract) => Promise<Meanwhile>
  /** What the company is told, once. */
  tells?: { template: TemplateName; params?: (contract: KeptContract) => Record<string, string> }
}

type Meanwhile = Omit<Moved, 'state' | 'by'> & {
  /** Kept with the process, beside who and when. */
  details?: EventDetails
}

/**
 * One step of a contract, whole or not at all: taken as it was seen, moved where its state allows it, with its line in the
 * process and in the audit log. Whoever presses twice has done it once.
 */
export function takeStep(
  platform: Platform,
  { contractId, version }: { contractId: string; version: number },
  step: Step,
  caller: SignedInCaller,
): Promise<void> {
  return keeping(platform, caller, contractRecord, async (keeper, trx) => {
    const contract = await keeper.take(contractId)
    if (step.ownedBy !== undefined && contract.accountId !== step.ownedBy)
      throw new Refusal(codes.refused, say.unknown)
    if (await isDoneBefore(trx, contract, version, step.event, caller)) return
    await keeper.requireSeen(contract, version)
    await moveAlong(platform, trx, keeper, contract, step, caller)
  })
}

async function isDoneBefore(
  trx: Db,
  contract: KeptContract,
  version: number,
  event: Movement,
  caller: SignedInCaller,
): Promise<boolean> {
  if (contract.version !== version + 1 || contract.state !== stateAfter(event)) return false
  const last = await readLastEvent(trx, contract.id)
  return last?.event === event && last.actorId === caller.user.id
}

async function moveAlong(
  platform: Platform,
  trx: Db,
  keeper: Keeper<KeptContract, string>,
  contract: KeptContract,
  { event, reason = '', meanwhile, tells }: Step,
  caller: SignedInCaller,
): Promise<void> {
  const { id, state, number } = contract
  const next = moveBy(state, event)
  if (!next) throw notNow(contract, caller)
  const { details, ...more } = (await meanwhile?.(trx, contract)) ?? {}
  await moveContract(trx, id, { state: next, by: caller.user.id, ...more })
  await insertContractEvent(trx, {
    contractId: id,
    event,
    actorId: caller.user.id,
    actorName: nameOf(caller),
    reason,
    ...(details && { details }),
  })
  if (tells)
    await tellCompany(platform, trx, contract, {
      template: tells.template,
      params: { ...tells.params?.(contract), ...(reason && { reason: inOneLine(reason) }) },
      once: `${event}:${contract.version}`,
      caller,
    })
  await keeper.record(
    {
      id,
      action: `contract-${event}`,
      before: { number, state },
      after: { number, state: next, ...(reason && { reason }) },
    },
    ...companyNews({ id: contract.companyId, accountId: contract.accountId }),
  )
}

export const notNow = ({ number, state }: KeptContract, { language }: SignedInCaller): Refusal =>
  new Refusal(codes.refused, say.notNow, { number, state: contractStateNames[state][language] })

export const nameOf = ({ user }: SignedInCaller): string => user.realName || user.username

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

interface Telling {
  template: TemplateName
  params: Record<string, string>
  once: string
  caller?: SignedInCaller
}

export const tellCompany = (
  platform: Platform,
  trx: Db,
  contract: Pick<KeptContract, 'id' | 'accountId' | 'party' | 'number' | 'language'>,
  { template, params, once, caller }: Telling,
): Promise<void> =>
  tellExhibitor(platform, trx, contract.accountId, {
    template,
    names: { company: partyName(contract.party, contract.language) },
    params: { number: contract.number, ...params },
    dedupeKey: `contract:${contract.id}:${once}`,
    ...(caller && { caller }),
  })
