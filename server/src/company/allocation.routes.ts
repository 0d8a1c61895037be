import { isExhibitor } from '@fairground/domain/account'
import { contractStates, shownToExhibitor } from '@fairground/domain/contract'
import * as allocation from '@fairground/wire/company/allocation'
import type { CompanyRef } from '@fairground/wire/company/company-codecs'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../platform/http/principal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { listHallRange, readSelectedBooths } from './allocation'
import { listContractsOf } from './allocation.repository'
import { findCompanyFor } from './open-company.repository'

export function allocationRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  /** Of a company the caller may see; of any other there is nothing to tell. */
  const about = async <Row>(
    which: CompanyRef,
    caller: SignedInCaller,
    list: (id: string, edition: number) => Promise<Row[]>,
  ): Promise<Row[]> => {
    const company = await findCompanyFor(db, caller, which, settings.current().edition)
    return company ? list(company.id, company.edition) : []
  }

  serve(app, allocation.selectedBooths, async ({ body, caller }) => {
    const company = await findCompanyFor(db, caller, body, settings.current().edition)
    if (!company) return { booths: [], state: 'choosing' as const }
    return readSelectedBooths(db, company.id, settings.current(), caller.language)
  })
  serve(app, allocation.hallRange, ({ body, caller }) =>
    about(body, caller, async (id, edition) =>
      // An earlier edition's halls are no longer to be chosen in.
      edition === settings.current().edition
        ? listHallRange(db, id, settings.current(), caller.language)
        : [],
    ),
  )
  serve(app, allocation.listContracts, ({ body, caller }) =>
    about(body, caller, (id) =>
      listContractsOf(db, id, isExhibitor(caller.user) ? shownToExhibitor : new Set(contractStates)),
    ),
  )
}
