import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/product'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import { receiveFile } from '../file'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { requireOpen, whyClosed } from './open-sheet'
import { readProducts, readSheet, readSignUpProducts } from './product.repository'
import { copyFromSignUp, saveProducts } from './product.service'

export function productRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform

  serve(app, calls.ownProducts, async ({ caller }) => {
    const { edition, productDeadline: lastDay } = settings.current()
    const company = await findCompanyFor(db, caller, {}, edition)
    const closed = whyClosed(company, settings.current(), caller.language)
    return {
      version: company ? (await readSheet(db, company.id)).version : 0,
      products: company ? await readProducts(db, company.id) : [],
      lastDay,
      closed: closed ? translate(closed.message, caller.language, closed.params) : null,
      inSignUp: company ? (await readSignUpProducts(db, company.id)).length : 0,
    }
  })
  serve(app, calls.saveProducts, ({ body, caller }) => saveProducts(platform, body, caller))
  serve(app, calls.productsFromSignUp, ({ caller }) => copyFromSignUp(platform, caller))
  serve(app, calls.uploadProductPicture, async ({ file, caller }) => {
    const owner = async () => {
      const company = await findCompanyFor(db, caller, {}, settings.current().edition)
      return requireOpen(company, settings.current(), caller.language).accountId
    }
    const { id, name } = await receiveFile(platform, { purpose: 'productImage', file, owner })
    return { id, name }
  })
}
