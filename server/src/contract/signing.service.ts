import { maskUsername, type UserType } from '@fairground/domain/account'
import {
  type Authority,
  documentText,
  partyName,
  type SignatureByCode,
  type SignatureByDelegate,
  type SignatureByScan,
  contractMessages as say,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import { readEnteredWith } from '../exhibitor'
import { receiveFile } from '../file'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { acceptsCode, codeTarget, isSpentRightly, sendCode } from '../verification'
import { takeStep } from './contract-record'
import { findDelegate, holdDelegation, type KeptDelegation } from './delegation.repository'
import { sha256Of } from './desk.service'
import { insertSignature, isSignedWith, type OwnContract } from './own.repository'
import { requireOwn } from './own.service'

export const channelOf = { CHN: 'sms', ENG: 'mail' } as const satisfies Record<UserType, string>

async function requireSignable(
  db: Db,
  contractId: string,
  caller: SignedInCaller,
): Promise<OwnContract & { username: string; userType: UserType }> {
  const contract = await requireOwn(db, contractId, caller)
  if (contract.state !== 'sent' && contract.state !== 'returned')
    throw new Refusal(codes.refused, say.conflict, { who: '', when: '' })
  return { ...contract, ...(await readEnteredWith(db, caller.user.id)) }
}

/** To where the account is entered: nobody but its owner can have the code. */
export async function sendSigningCode(
  platform: Platform,
  contractId: string,
  caller: SignedInCaller,
): Promise<{ ticket: string }> {
  const { number, username, userType } = await requireSignable(platform.db, contractId, caller)
  const ticket = await sendCode(platform, {
    channel: channelOf[userType],
    to: username,
    purpose: 'signContract',
    language: caller.language,
    caller,
    words: { template: 'contractCode', params: { number } },
  })
  return { ticket }
}

/** To what was shown to be the delegate's own, and good for this delegation only. */
export async function sendDelegateCode(
  platform: Platform,
  { contractId, delegationId }: { contractId: string; delegationId: string },
  caller: SignedInCaller,
): Promise<{ ticket: string }> {
  const { number, companyId, party, userType } = await requireSignable(platform.db, contractId, caller)
  const { contact } = await requireDelegate(platform, companyId, delegationId)
  const ticket = await sendCode(platform, {
    channel: channelOf[userType],
    to: contact,
    about: delegationId,
    purpose: 'signContract',
    language: caller.language,
    caller,
    words: {
      template: 'delegateCode',
      params: { number },
      names: { company: partyName(party, caller.language) },
    },
  })
  return { ticket }
}

/** Another company's is answered like one that ran out. */
async function requireDelegate(
  { db, settings }: Platform,
  companyId: string,
  delegationId: string,
): Promise<KeptDelegation> {
  const found = await findDelegate(db, { companyId }, dayIn(settings.current().timeZone))
  if (found?.id !== delegationId) throw new Refusal(codes.notFound, say.delegateGone)
  return found
}

export async function signByCode(
  platform: Platform,
  { ticket, code, ...given }: SignatureByCode,
  caller: SignedInCaller,
): Promise<void> {
  await requireOwn(platform.db, given.contractId, caller)
  const { username } = await readEnteredWith(platform.db, caller.user.id)
  const signing = { kind: 'code', ticket, sentTo: maskUsername(username), ...given } as const
  await signOnce(platform, { code, target: username }, signing, caller)
}

/** Under the name and in the capacity the company gave on record. */
export async function signByDelegate(
  platform: Platform,
  { contractId, version, delegationId, ticket, code }: SignatureByDelegate,
  caller: SignedInCaller,
): Promise<void> {
  const { companyId } = await requireOwn(platform.db, contractId, caller)
  const delegation = await requireDelegate(platform, companyId, delegationId)
  const signing = {
    kind: 'code',
    contractId,
    version,
    ticket,
    sentTo: maskUsername(delegation.contact),
    signerName: delegation.name,
    signerPost: delegation.post,
    authority: 'delegated',
    delegation,
  } as const
  await signOnce(platform, { code, target: codeTarget(delegation.contact, delegationId) }, signing, caller)
}

/** The code is looked at first and apart, so that a wrong one costs a try whatever becomes of the rest. */
async function signOnce(
  platform: Platform,
  { code, target }: { code: string; target: string },
  signing: Signing & { kind: 'code' },
  caller: SignedInCaller,
): Promise<void> {
  const { db } = platform
  const { ticket, contractId } = signing
  const claim = { ticket, code, purpose: 'signContract', target } as const
  // Sent twice, the code is spent by the first; the second knows it too, and finds the contract signed.
  if (!(await acceptsCode(platform, claim, caller)) && !(await isSpentRightly(db, claim)))
    throw refuseField('code', say.wrongCode)
  if (await isSignedWith(db, ticket, contractId)) return
  await sign(platform, signing, caller).catch(async (refusal) => {
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
  given: SignatureByScan,
  caller: SignedInCaller,
): Promise<void> {
  await requireOwn(platform.db, given.contractId, caller)
  await sign(platform, { kind: 'scan', ...given }, caller)
}

type Signing = {
  contractId: string
  version: number
  signerName: string
  signerPost: string
  authority: Authority
  delegation?: KeptDelegation
} & ({ kind: 'code'; ticket: string; sentTo: string } | { kind: 'scan'; fileId: string })

function sign(platform: Platform, signing: Signing, caller: SignedInCaller): Promise<void> {
  const { contractId, version, kind, signerName, signerPost, authority, delegation } = signing
  const signer = { kind, signerName, signerPost, authority }
  return takeStep(
    platform,
    { contractId, version },
    {
      event: 'sign',
      ownedBy: caller.user.id,
      async meanwhile(trx, contract) {
        const sha256 = sha256Of(documentText(contract))
        if (delegation && !(await holdDelegation(trx, delegation.id)))
          throw new Refusal(codes.notFound, say.delegateGone)
        if (signing.kind === 'scan') {
          const claimed = await platform.files.claim(trx, signing.fileId, caller.user.id, 'contractScan')
          if (!claimed) throw refuseField('fileId', say.scanMissing)
        }
        await insertSignature(trx, {
          ...signer,
          contractId: contract.id,
          accountId: caller.user.id,
          delegationId: delegation?.id ?? null,
          address: caller.address,
          sentTo: signing.kind === 'code' ? signing.sentTo : '',
          textSha256: sha256,
          ticket: signing.kind === 'code' ? signing.ticket : null,
          scanFileId: signing.kind === 'scan' ? signing.fileId : null,
        })
        const { timeZone } = platform.settings.current()
        return {
          signed: { sha256 },
          details: { ...signer, ...(delegation && { delegation: asNamed(delegation, timeZone) }) },
        }
      },
    },
    caller,
  )
}

const asNamed = ({ namedBy, namedAt, until }: KeptDelegation, timeZone: string) => ({
  namedBy,
  namedOn: dayIn(timeZone, namedAt),
  until,
})
