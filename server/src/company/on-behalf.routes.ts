import * as onBehalf from '@fairground/wire/company/on-behalf'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import {
  findAccountByName,
  findCreditCodeHolder,
  searchAccounts,
  usernameExists,
} from './on-behalf.repository'

export function onBehalfRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  const edition = () => settings.current().edition
  serve(app, onBehalf.accountsForSignUp, ({ body }) => searchAccounts(db, body, edition()))
  serve(app, onBehalf.newAccountConflicts, async ({ body: { variant, username, creditCode } }) => ({
    usernameTaken: await usernameExists(db, username),
    account: (await findAccountByName(db, variant, username, edition())) ?? null,
    creditCode: creditCode ? await findCreditCodeHolder(db, creditCode, edition()) : null,
  }))
}
