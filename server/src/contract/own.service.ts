import { maskUsername } from '@fairground/domain/account'
import { contractMessages as say, shownToExhibitor } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import type { OwnContracts } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { codes } from '@fairground/wire/kernel/codes'
import { readEnteredWith } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readContractsRead, readOwnIds } from './contract-read.repository'
import { findDelegate, masked } from './delegation.repository'
import { findOwnContract, isPreparedFor, type OwnContract } from './own.repository'

/** An exhibitor's own, from the moment it was sent to it. Any other is answered like one that never was. */
export async function requireOwn(db: Db, contractId: string, caller: SignedInCaller): Promise<OwnContract> {
  const found = await findOwnContract(db, contractId, caller.user.id)
  if (!found || !shownToExhibitor.has(found.state)) throw new Refusal(codes.notFound, say.unknown)
  return found
}

export async function ownContracts(
  { db, settings }: Platform,
  caller: SignedInCaller,
): Promise<OwnContracts> {
  const { edition, timeZone } = settings.current()
  const { id } = caller.user
  const [{ username }, ids, isPrepared] = await Promise.all([
    readEnteredWith(db, id),
    readOwnIds(db, id, edition),
    isPreparedFor(db, id, edition),
  ])
  const [contracts, delegate] = await Promise.all([
    readContractsRead(db, ids, caller.language),
    findDelegate(db, { accountId: id, edition }, dayIn(timeZone)),
  ])
  return {
    contracts: contracts.map(withoutDrafts),
    codeTo: maskUsername(username),
    isPrepared,
    delegate: delegate ? masked(delegate) : null,
  }
}

/** An amendment the organiser is still writing is none of an exhibitor's. */
const withoutDrafts = (contract: ContractRead): ContractRead =>
  contract.amendedBy && !shownToExhibitor.has(contract.amendedBy.state)
    ? { ...contract, amendedBy: null }
    : contract
