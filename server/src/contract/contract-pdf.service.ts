import { buffer } from 'node:stream/consumers'
import { partyName, contractMessages as say } from '@fairground/domain/contract'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../file'
import { recordAudit } from '../platform/audit/audit'
import { WorkQueue } from '../platform/files/checks/work-queue'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import { drawPaper } from '../platform/paper/draw-paper'
import type { Platform } from '../platform/platform'
import { contractPaper, type PrintedCheck } from './contract-paper'
import { readContractsRead } from './contract-read.repository'
import { findSealedFile } from './sealing.repository'

/** Setting type keeps a core busy; with more at once, everybody would only wait longer for their own. */
const printing = new WorkQueue(2)

/** Begins with the number, so that files sort; a name with a stroke in it is no folder. */
export const contractFileName = ({
  number,
  party,
  language,
}: Pick<ContractRead, 'number' | 'party' | 'language'>): string =>
  `${number}_${partyName(party, language)}`.replace(/[\\/]/g, '-')

const paperOf = ({ settings }: Platform, contract: ContractRead, check?: PrintedCheck) => {
  const { fairName, edition, timeZone } = settings.current()
  return contractPaper(contract, {
    fair: fairName,
    edition,
    timeZone,
    now: new Date(),
    ...(check && { check }),
  })
}

/** The whole document at once, for whoever seals it. */
export const printContract = (
  platform: Platform,
  contract: ContractRead,
  check: PrintedCheck,
): Promise<Buffer> =>
  printing.run(async () => {
    const { document, drawn } = drawPaper(paperOf(platform, contract, check))
    const [bytes] = await Promise.all([buffer(document), drawn])
    return bytes
  })

/** The sealed file once there is one; until then what it would be, which says on every page that it is not in force. */
export async function sendContractPdf(
  platform: Platform,
  contractId: string,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { db } = platform
  const [contract] = await readContractsRead(db, [contractId])
  if (!contract) throw new Refusal(codes.notFound, say.unknown)
  if (caller.user.department !== 'exhibitor')
    await recordAudit(db, caller, {
      action: 'export',
      subjectType: 'contract-pdf',
      subjectId: contractId,
      after: { number: contract.number },
    })
  const fileId = await findSealedFile(db, contractId)
  if (fileId) return sendFile(platform, { fileId, purposes: ['contractPdf'] }, caller, reply)
  await printing.run(async () => {
    if (reply.sent || reply.raw.destroyed) return
    const { document, drawn } = drawPaper(paperOf(platform, contract))
    sendDownload(reply, {
      name: contractFileName(contract),
      asciiName: contract.number,
      contentType: 'application/pdf',
      content: document,
    })
    await drawn
  })
  return null
}
