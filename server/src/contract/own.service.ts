import { maskUsername } from '@fairground/domain/account'
import {
  documentText,
  type SignatureByCode,
  type SignatureByScan,
  contractMessages as say,
  shownToExhibitor,
} from '@fairground/domain/contract'
import type { OwnContracts } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { codes } from '@fairground/wire/kernel/codes'
import { readEnteredWith } from '../exhibitor'
import { receiveFile } from '../file'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { acceptsCode, isSpentRightly, sendCode } from '../verification'
import { readContractsRead, readOwnIds } from './contract-list.repository'
import { takeStep } from './contract-record'
import { sha256Of } from './desk.service'
import {
  findOwnContract,
  insertSignature,
  isPreparedFor,
  isSignedWith,
  type OwnContract,
} from './own.repository'

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
  const { edition } = settings.current()
  const { id } = caller.user
  const [{ username }, ids, isPrepared] = await Promise.all([
    readEnteredWith(db, id),
    readOwnIds(db, id, edition),
    isPreparedFor(db, id, edition),
  ])
  const contracts = await readContractsRead(db, ids)
  return { contracts: contracts.map(withoutDrafts), codeTo: maskUsername(username), isPrepared }
}

/** An amendment the organiser is still writing is none of an exhibitor's. */
const withoutDrafts = (contract: ContractRead): ContractRead =>
  contract.amendedBy && !shownToExhibitor.has(contract.amendedBy.state)
    ? { ...contract, amendedBy: null }
    : contract

/** To where the account is entered and nowhere else: nobody but its owner can have the code. */
export async function sendSigningCode(
  platform: Platform,
  contractId: string,
  caller: SignedInCaller,
): Promise<{ ticket: string }> {
  const { number, state } = await requireOwn(platform.db, contractId, caller)
  if (state !== 'sent' && state !== 'returned')
    throw new Refusal(codes.refused, say.conflict, { who: '', when: '' })
  const { username, userType } = await readEnteredWith(platform.db, caller.user.id)
  const ticket = await sendCode(platform, {
    channel: userType === 'ENG' ? 'mail' : 'sms',
    to: username,
    purpose: 'signContract',
    language: caller.language,
    caller,
    words: { template: 'contractCode', params: { number } },
  })
  return { ticket }
}

/** The code is looked at first and apart, so that a wrong one costs a try whatever becomes of the rest. */
export async function signByCode(
  platform: Platform,
  { contractId, version, ticket, code, ...signer }: SignatureByCode,
  caller: SignedInCaller,
): Promise<void> {
  const { db } = platform
  await requireOwn(db, contractId, caller)
  const { username } = await readEnteredWith(db, caller.user.id)
  const claim = { ticket, code, purpose: 'signContract', target: username } as const
  // Sent twice, the code is spent by the first; the second knows it too, and finds the contract signed.
  if (!(await acceptsCode(platform, claim, caller)) && !(await isSpentRightly(db, claim)))
    throw refuseField('code', say.wrongCode)
  if (await isSignedWith(db, ticket, contractId)) return
  const signing = { kind: 'code', ticket, sentTo: maskUsername(username), ...signer } as const
  await sign(platform, { contractId, version }, signing, caller).catch(async (refusal) => {
    // The first of two clicks may have signed since it was looked for.
    if (!(await isSignedWith(db, ticket, contractId))) throw refusal
  })
}

export async function uploadScan(
  platform: Platform,
  contractId: string,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<{ fileId: string; name: string }> {
  const { id, name } = await receiveFile(platform, {
    purpose: 'contractScan',
    file,
    owner: async () => {
      await requireOwn(platform.db, contractId, caller)
      return caller.user.id
    },
  })
  return { fileId: id, name }
}

export async function signByScan(
  platform: Platform,
  { contractId, version, fileId, ...signer }: SignatureByScan,
  caller: SignedInCaller,
): Promise<void> {
  await requireOwn(platform.db, contractId, caller)
  await sign(platform, { contractId, version }, { kind: 'scan', fileId, ...signer }, caller)
}

type Signing = Pick<SignatureByCode, 'signerName' | 'signerPost' | 'authority'> &
  ({ kind: 'code'; ticket: string; sentTo: string } | { kind: 'scan'; fileId: string })

function sign(
  platform: Platform,
  seen: { contractId: string; version: number },
  signing: Signing,
  caller: SignedInCaller,
): Promise<void> {
  const { kind, signerName, signerPost, authority } = signing
  return takeStep(
    platform,
    seen,
    {
      event: 'sign',
      ownedBy: caller.user.id,
      async meanwhile(trx, contract) {
        const sha256 = sha256Of(documentText(contract))
        if (signing.kind === 'scan') {
          const claimed = await platform.files.claim(trx, signing.fileId, caller.user.id, 'contractScan')
          if (!claimed) throw refuseField('fileId', say.scanMissing)
        }
        await insertSignature(trx, {
          contractId: contract.id,
          kind,
          accountId: caller.user.id,
          signerName,
          signerPost,
          authority,
          address: caller.address,
          sentTo: signing.kind === 'code' ? signing.sentTo : '',
          textSha256: sha256,
          ticket: signing.kind === 'code' ? signing.ticket : null,
          scanFileId: signing.kind === 'scan' ? signing.fileId : null,
        })
        return { signed: { sha256 }, details: { kind, signerName, signerPost, authority } }
      },
    },
    caller,
  )
}
