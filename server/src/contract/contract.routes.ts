import { contractMessages as say } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import * as archive from '@fairground/wire/contract/archive'
import { checkPaper } from '@fairground/wire/contract/check'
import * as classes from '@fairground/wire/contract/classes'
import * as delegation from '@fairground/wire/contract/delegation'
import * as desk from '@fairground/wire/contract/desk'
import * as figures from '@fairground/wire/contract/figures'
import * as own from '@fairground/wire/contract/own'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../platform/database/joined-view'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { amendContract, proposeAmendment } from './amendment.service'
import { readArchive, readArchiveChoices } from './archive.repository'
import { findArchived, sendArchive } from './archive.service'
import { checkPaper as checkedPaper } from './check.service'
import { listClasses, readVersions } from './classes.repository'
import { moveClass, removeClass, saveClass, saveTemplate } from './classes.service'
import { contractsAtDesk, type Reading } from './contract-list.repository'
import { sendContractPdf } from './contract-pdf.service'
import { readProcess } from './contract-process.repository'
import { findContractDetail } from './contract-read.repository'
import { nameDelegate, revokeDelegate, sendDelegateProof, sendDelegationCode } from './delegation.service'
import * as acts from './desk.service'
import { drawUp, listReady } from './draw-up.service'
import { sendContractList } from './export-contracts'
import { sendFigures } from './export-figures'
import { readFigures } from './figures.repository'
import * as owned from './own.service'
import { factsOf, previewTemplate } from './preview.service'
import { findCompaniesWithBooths } from './reckoning.repository'
import { answerRequest, requestChange, withdrawRequest } from './requests.service'
import { reviseContract } from './revise.service'
import { sealAgain } from './sealing'
import * as signing from './signing.service'

const done = async (act: Promise<void>): Promise<null> => {
  await act
  return null
}

export function contractRoutes(app: FastifyInstance, platform: Platform): void {
  archiveRoutes(app, platform)
  serve(app, checkPaper, ({ body, caller }) => checkedPaper(platform, body, caller))
  classRoutes(app, platform)
  deskRoutes(app, platform)
  ownRoutes(app, platform)
}

function classRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  serve(app, classes.contractClasses, async () => {
    const { edition, contractCurrencies } = settings.current()
    return { classes: await listClasses(db, edition), currencies: contractCurrencies }
  })
  serve(app, classes.saveContractClass, ({ body, caller }) => saveClass(platform, body, caller))
  serve(app, classes.moveContractClass, ({ body, caller }) => moveClass(platform, body, caller))
  serve(app, classes.removeContractClass, ({ body, caller }) => removeClass(platform, body, caller))
  serve(app, classes.contractFacts, ({ query }) => factsOf(platform, query.companyId))
  serve(app, classes.contractCompanies, ({ query }) =>
    findCompaniesWithBooths(db, query.text, settings.current().edition),
  )
  serve(app, classes.templateVersions, ({ query }) => readVersions(db, query.classId, query.language))
  serve(app, classes.saveTemplate, ({ body, caller }) => saveTemplate(platform, body, caller))
  serve(app, classes.previewTemplate, ({ body }) => previewTemplate(platform, body))
}

function deskRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const reading = ({ language }: Pick<Caller, 'language'>): Reading => {
    const { edition, timeZone } = settings.current()
    return { edition, today: dayIn(timeZone), language }
  }
  serve(app, desk.companiesReady, ({ caller }) => listReady(platform, caller.language))
  serve(app, desk.drawUpContracts, ({ body, caller }) => drawUp(platform, body, caller))
  serve(app, desk.listContracts, ({ body, caller }) => readPage(db, contractsAtDesk, body, reading(caller)))
  serve(app, desk.exportContracts, ({ query, caller, reply }) =>
    sendContractList(platform, query, reading(caller), caller, reply),
  )
  serve(app, desk.findContract, async ({ params, caller: { language } }) => {
    const { edition } = settings.current()
    const found = await findContractDetail(db, params.contractId, { edition, language })
    if (!found) throw new Refusal(codes.notFound, say.unknown)
    return found
  })
  serve(app, desk.proposeAmendment, ({ params, caller }) =>
    proposeAmendment(platform, params.contractId, caller.language),
  )
  serve(app, desk.amendContract, ({ body, caller }) => amendContract(platform, body, caller))
  serve(app, desk.reviseContract, ({ body, caller }) => done(reviseContract(platform, body, caller)))
  serve(app, desk.sendContracts, ({ body, caller }) => acts.sendContracts(platform, body.contracts, caller))
  serve(app, desk.recallContract, ({ body, caller }) => done(acts.recallContract(platform, body, caller)))
  serve(app, desk.returnContract, ({ body, caller }) => done(acts.returnContract(platform, body, caller)))
  serve(app, desk.countersignContracts, ({ body, caller }) =>
    acts.countersignContracts(platform, body.contracts, caller),
  )
  serve(app, desk.voidContract, ({ body, caller }) => done(acts.voidContract(platform, body, caller)))
  serve(app, desk.sealAgain, ({ body, caller }) => done(sealAgain(platform, body.contractId, caller)))
  serve(app, desk.answerRequest, ({ body, caller }) => done(answerRequest(platform, body, caller)))
  serve(app, desk.contractPdf, ({ params, caller, reply }) =>
    sendContractPdf(platform, params.contractId, caller, reply),
  )
  serve(app, desk.contractProcess, ({ body }) => readProcess(db, body, settings.current().edition))
}

function archiveRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  serve(app, archive.listArchive, ({ body }) => readArchive(db, body))
  serve(app, archive.archiveChoices, () => readArchiveChoices(db))
  serve(app, archive.findArchived, ({ params }) => findArchived(platform, params.contractId))
  serve(app, archive.downloadArchive, ({ query, caller, reply }) =>
    sendArchive(platform, query, caller, reply),
  )
  serve(app, figures.contractFigures, () => readFigures(db, settings.current().edition))
  serve(app, figures.exportContractFigures, ({ caller, reply }) => sendFigures(platform, caller, reply))
}

function ownRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, own.ownContracts, ({ caller }) => owned.ownContracts(platform, caller))
  serve(app, own.sendSigningCode, ({ body, caller }) =>
    signing.sendSigningCode(platform, body.contractId, caller),
  )
  serve(app, own.signContract, ({ body, caller }) => done(signing.signByCode(platform, body, caller)))
  serve(app, own.uploadContractScan, ({ body, file, caller }) =>
    signing.uploadScan(platform, body.contractId, file, caller),
  )
  serve(app, own.signByScan, ({ body, caller }) => done(signing.signByScan(platform, body, caller)))
  delegationRoutes(app, platform)
  serve(app, own.requestChange, ({ body, caller }) => done(requestChange(platform, body, caller)))
  serve(app, own.withdrawRequest, ({ body, caller }) =>
    done(withdrawRequest(platform, body.requestId, caller)),
  )
  serve(app, own.ownContractPdf, async ({ params, caller, reply }) => {
    await owned.requireOwn(platform.db, params.contractId, caller)
    return sendContractPdf(platform, params.contractId, caller, reply)
  })
}

function delegationRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, delegation.sendDelegationCode, ({ body, caller }) => sendDelegationCode(platform, body, caller))
  serve(app, delegation.sendDelegateProof, ({ body, caller }) => sendDelegateProof(platform, body, caller))
  serve(app, delegation.nameDelegate, ({ body, caller }) => done(nameDelegate(platform, body, caller)))
  serve(app, delegation.revokeDelegate, ({ body, caller }) =>
    done(revokeDelegate(platform, body.delegationId, caller)),
  )
  serve(app, delegation.sendDelegateCode, ({ body, caller }) =>
    signing.sendDelegateCode(platform, body, caller),
  )
  serve(app, delegation.signByDelegate, ({ body, caller }) =>
    done(signing.signByDelegate(platform, body, caller)),
  )
}
