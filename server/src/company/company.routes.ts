import { isExhibitor } from '@fairground/domain/account'
import { ownCreditCode } from '@fairground/wire/company'
import * as basics from '@fairground/wire/company/basics'
import * as booths from '@fairground/wire/company/booth-request'
import * as earlier from '@fairground/wire/company/earlier'
import * as filesOf from '@fairground/wire/company/files'
import * as introOf from '@fairground/wire/company/intro'
import * as invoices from '@fairground/wire/company/invoice'
import * as lookups from '@fairground/wire/company/lookups'
import { signUpPdf } from '@fairground/wire/company/pdf'
import * as surveys from '@fairground/wire/company/surveys'
import { mayCall, staff } from '@fairground/wire/kernel/access'
import type { FastifyInstance } from 'fastify'
import { isOnPlan } from '../booth'
import { countLookup } from '../exhibitor'
import { discardUploads, type FilePurpose, requireOwnFile, sendFile } from '../file'
import type { SignedInCaller } from '../platform/http/principal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { sendCode } from '../verification'
import { allocationRoutes } from './allocation.routes'
import { mailboxTaken } from './basics.repository'
import { insertBasics, saveBasics } from './basics.service'
import { findOwnCreditCode, listEarlierBooths } from './company.repository'
import { copyFiles, findEarlierSignUp } from './earlier.service'
import { uploadFile } from './files.service'
import { saveIntro } from './intro.service'
import { searchInvoices } from './invoice-search'
import { listCreditGrades } from './lookups'
import { listMemberships } from './lookups.repository'
import { proveMailbox } from './mailbox-proof'
import { onBehalfRoutes } from './on-behalf.routes'
import { enterSignUp } from './on-behalf.service'
import { findCompanyFor } from './open-company.repository'
import { sendSignUpPdf } from './pdf/sign-up-pdf.service'
import {
  findBoothRequest,
  findCompany,
  findIntro,
  findInvoice,
  findQualification,
  findScale,
  listProducts,
} from './records.service'
import { saveBoothRequest, saveInvoice, saveQualification, saveScale } from './sections.service'
import { requireComplete, submit, withdraw } from './submission.service'
import { countTakingPart } from './taking-part.repository'

export function companyRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const edition = () => settings.current().edition

  serve(app, ownCreditCode, async ({ caller }) => ({
    creditCode: await findOwnCreditCode(db, caller.user.id, edition()),
  }))

  serve(app, basics.listOwnCompanies, async ({ body, caller }) => {
    const found = await findCompanyFor(db, caller, body, edition())
    return found?.edition === edition() ? [{ id: found.id }] : []
  })
  serve(app, basics.findCompany, ({ body, caller }) => findCompany(platform, body, caller))
  serve(app, basics.insertBasics, async ({ body, caller }) => {
    const insert = caller.user.department === 'exhibitor' ? insertBasics : enterSignUp
    return { id: await insert(platform, body, caller) }
  })
  serve(app, basics.updateCompany, async ({ body, caller }) => {
    if (body.dataState === 'submitted') return submit(platform, body.companyId, caller)
    // The specs withdraw by sending the draft state and nothing of the form.
    if (body.dataState === 'draft' && body.contactName === undefined)
      return withdraw(platform, body.companyId, caller)
    await saveBasics(platform, body, caller)
    return 1
  })
  serve(app, basics.checkComplete, ({ params, caller }) =>
    requireComplete(platform, params.companyId, caller),
  )
  serve(app, basics.countRecoveryEmail, async ({ params, caller }) => {
    await countLookup(db, caller)
    if (isExhibitor(caller.user) && settings.current().hideAccountExistence) return 0
    return (await mailboxTaken(db, params.email, caller.user.id, edition())) ? 1 : 0
  })
  serve(app, basics.sendRecoveryMailCode, ({ query, caller }) =>
    sendCode(platform, {
      channel: 'mail',
      to: query.email,
      purpose: 'verifyRecoveryEmail',
      language: caller.language,
      caller,
    }),
  )
  serve(app, basics.proveRecoveryMail, ({ body, caller }) => proveMailbox(platform, body, caller))

  serve(app, invoices.findInvoice, ({ params, caller }) => findInvoice(platform, params, caller))
  serve(app, invoices.saveInvoice, ({ body, caller }) => saveInvoice(platform, body, caller))

  serve(app, surveys.findQualification, ({ params, caller }) => findQualification(platform, params, caller))
  serve(app, surveys.listQualification, async ({ body, caller }) =>
    asList(await findQualification(platform, body, caller)),
  )
  serve(app, surveys.saveQualification, ({ body, caller }) => saveQualification(platform, body, caller))
  serve(app, surveys.findScale, ({ params, caller }) => findScale(platform, params, caller))
  serve(app, surveys.listScale, async ({ body, caller }) => asList(await findScale(platform, body, caller)))
  serve(app, surveys.saveScale, async ({ body, caller }) => {
    const id = await saveScale(platform, body, caller)
    return (await findScale(platform, { companyId: id }, caller)) as never
  })

  serve(app, introOf.findIntro, ({ params, caller }) => findIntro(platform, params, caller))
  serve(app, introOf.listIntro, async ({ body, caller }) => asList(await findIntro(platform, body, caller)))
  serve(app, introOf.insertIntro, ({ body, caller }) => saveIntro(platform, body, caller))
  serve(app, introOf.updateIntro, ({ body, caller }) => saveIntro(platform, body, caller))
  serve(app, introOf.listProducts, ({ body, caller }) => listProducts(platform, body, caller))

  serve(app, booths.listBoothRequests, async ({ body, caller }) =>
    asList(await findBoothRequest(platform, body, caller)),
  )
  for (const save of [booths.insertBoothRequest, booths.insertBoothRequestPlain, booths.updateBoothRequest])
    serve(app, save, ({ body, caller }) => saveBoothRequest(platform, body, caller))
  serve(app, booths.boothHistory, async ({ body, caller }) => {
    const company = await findCompanyFor(db, caller, body, edition())
    return company ? listEarlierBooths(db, company.accountId, edition()) : []
  })

  allocationRoutes(app, platform)
  serve(app, earlier.earlierSignUp, ({ query, caller }) =>
    findEarlierSignUp(platform, query.companyId, caller),
  )
  serve(app, earlier.copyEarlierFiles, ({ body, caller }) => copyFiles(platform, body, caller))
  lookupRoutes(app, platform)
  fileRoutes(app, platform)
  onBehalfRoutes(app, platform)
}

function lookupRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const edition = () => settings.current().edition
  serve(app, lookups.signUpRules, () => settings.current())
  serve(app, lookups.signUpFigures, async ({ caller }) => {
    const { companies, councilMembers } = await countTakingPart(db, edition())
    return { signedUp: companies, ...(mayCall(staff, caller.user) ? { councilMembers } : {}) }
  })
  serve(app, lookups.ownCreditGrades, async ({ body, caller }) => {
    const company = await findCompanyFor(db, caller, body, edition())
    return company ? listCreditGrades(db, company.id, caller.language) : []
  })
  serve(app, lookups.ownMemberships, async ({ body, caller }) => {
    const company = await findCompanyFor(db, caller, body, edition())
    return company ? listMemberships(db, company.id) : []
  })
  serve(app, lookups.findInvoices, ({ body, caller }) => searchInvoices(platform, body, caller))
  serve(app, lookups.keepDocument, async ({ body, caller }) => ({
    fileId: await requireOwnFile(db, body.fileId, caller),
  }))
  serve(app, lookups.discardImages, ({ body, caller }) => discardUploads(db, body, caller))
}

function fileRoutes(app: FastifyInstance, platform: Platform): void {
  const uploads: [typeof filesOf.uploadLicence, FilePurpose][] = [
    [filesOf.uploadLicence, 'licence'],
    [filesOf.uploadSignUpFile as typeof filesOf.uploadLicence, 'signUpFile'],
    [filesOf.uploadLogo as typeof filesOf.uploadLicence, 'logo'],
    [filesOf.uploadProductImage as typeof filesOf.uploadLicence, 'productImage'],
  ]
  for (const [call, purpose] of uploads)
    serve(app, call, ({ body, file, caller }) =>
      uploadFile(platform, purpose, body.companyId, file, caller as SignedInCaller),
    )
  serve(app, filesOf.downloadFile, ({ query: { fileId, thumbnail }, caller, reply }) =>
    sendFile(
      platform,
      {
        fileId,
        part: thumbnail === '1' ? 'thumbnail' : 'content',
        // The specs fetch a hall's picture from where every upload is.
        readsRecord: (id) => isOnPlan(platform.db, id),
      },
      caller,
      reply,
    ),
  )
  serve(app, signUpPdf, ({ query, caller, reply }) => sendSignUpPdf(platform, query, caller, reply))
}

const asList = <Row>(row: Row | null): Row[] => (row ? [row] : [])
