import { contractMessages as say } from '@fairground/domain/contract'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { insertContractEvent } from './contract.repository'
import { contractRecord, nameOf, notNow, tellCompany } from './contract-record'
import { requireOwn } from './own.service'
import { closeRequest, findOpenText, findRequest, insertRequest } from './requests.repository'

/** Beside the contract, which stays as it is: an answer may say no, or the organiser calls it back and changes it. */
export async function requestChange(
  platform: Platform,
  { contractId, text }: { contractId: string; text: string },
  caller: SignedInCaller,
): Promise<void> {
  await requireOwn(platform.db, contractId, caller)
  await keeping(platform, caller, contractRecord, async (keeper, trx) => {
    const contract = await keeper.take(contractId)
    if (contract.state !== 'sent' && contract.state !== 'returned') throw notNow(contract, caller)
    const by = caller.user.id
    if (!(await insertRequest(trx, { contractId, text, by }))) {
      // The same words sent twice were sent once.
      if ((await findOpenText(trx, contractId)) === text) return
      throw new Refusal(codes.refused, say.requestOpen)
    }
    await insertContractEvent(trx, {
      contractId,
      event: 'request',
      actorId: by,
      actorName: nameOf(caller),
      reason: text,
    })
    await keeper.record({ id: contractId, action: 'contract-request', after: { text } }, ...newsOf(contract))
  })
}

export async function withdrawRequest(
  platform: Platform,
  requestId: string,
  caller: SignedInCaller,
): Promise<void> {
  const request = await findRequest(platform.db, requestId)
  if (!request || request.accountId !== caller.user.id) throw new Refusal(codes.notFound, say.requestGone)
  await close(platform, request.contractId, { requestId, state: 'withdrawn' }, caller)
}

export async function answerRequest(
  platform: Platform,
  { requestId, answer }: { requestId: string; answer: string },
  caller: SignedInCaller,
): Promise<void> {
  const request = await findRequest(platform.db, requestId)
  if (!request) throw new Refusal(codes.notFound, say.requestGone)
  await close(platform, request.contractId, { requestId, state: 'answered', answer }, caller)
}

interface Closing {
  requestId: string
  state: 'withdrawn' | 'answered'
  answer?: string
}

/** Of two who close it at once, one does. */
function close(
  platform: Platform,
  contractId: string,
  { requestId, state, answer = '' }: Closing,
  caller: SignedInCaller,
): Promise<void> {
  return keeping(platform, caller, contractRecord, async (keeper, trx) => {
    const contract = await keeper.take(contractId)
    if (!(await closeRequest(trx, requestId, { state, answer, by: caller.user.id }))) {
      if ((await findRequest(trx, requestId))?.state === state && state === 'withdrawn') return
      throw new Refusal(codes.refused, say.requestGone)
    }
    const event = state === 'answered' ? 'answer' : 'withdraw'
    await insertContractEvent(trx, {
      contractId,
      event,
      actorId: caller.user.id,
      actorName: nameOf(caller),
      reason: answer,
    })
    if (state === 'answered')
      await tellCompany(platform, trx, contract, {
        template: 'contractAnswered',
        params: {},
        once: `answer:${requestId}`,
        caller,
      })
    await keeper.record(
      { id: contractId, action: `contract-${event}`, after: { requestId, answer } },
      ...newsOf(contract),
    )
  })
}

const newsOf = ({ companyId, accountId }: { companyId: string; accountId: string }) =>
  companyNews({ id: companyId, accountId })
