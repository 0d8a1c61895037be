import type { Language } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import * as gate from '@fairground/wire/badge/gate'
import * as numbers from '@fairground/wire/badge/numbers'
import * as participants from '@fairground/wire/badge/participants'
import * as requests from '@fairground/wire/badge/requests'
import { mayCall } from '@fairground/wire/kernel/access'
import type { FastifyInstance } from 'fastify'
import { receiveFile, sendFile } from '../file'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { sendParticipants } from './export-participants'
import { isPersonPhoto } from './gate.repository'
import { admit, readGateList } from './gate.service'
import { checkPeople, importPeople, sendTemplate } from './import.service'
import { findNumbers, giveExtra, listExtras, listNumbers, sumNumbers } from './numbers.service'
import { readOwnBadges } from './own-badges'
import { listParticipants, seeParticipantIdentity, sumParticipants, voidBadge } from './participants.service'
import { addPerson, changePerson, removePerson, seeIdentity } from './person.service'
import {
  printBadges,
  printForCompany,
  reprintBadge,
  reprintForCompany,
  sendDeskBadgePdf,
  sendOwnBadgePdf,
} from './print.service'
import { isBadgePhoto } from './request.repository'
import { decideRequest, listRequests, makeRequest, readOwnRequests, withdrawRequest } from './request.service'

export function badgeRoutes(app: FastifyInstance, platform: Platform): void {
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)

  serve(app, calls.ownBadges, ({ caller }) => readOwnBadges(platform, caller))
  serve(app, calls.addPerson, ({ body, caller }) => done(addPerson(platform, body, caller)))
  serve(app, calls.changePerson, ({ body, caller }) => done(changePerson(platform, body, caller)))
  serve(app, calls.removePerson, ({ body, caller }) => done(removePerson(platform, body, caller)))
  serve(app, calls.seeIdentity, ({ body, caller }) => seeIdentity(platform, body.id, caller))

  serve(app, calls.uploadBadgePhoto, async ({ file, caller }) => {
    const { id } = await receiveFile(platform, {
      purpose: 'badgePhoto',
      file,
      owner: async () => caller.user.id,
    })
    return { id }
  })
  serve(app, calls.badgePhoto, ({ params, caller, reply }) =>
    sendFile(
      platform,
      {
        fileId: params.id,
        purposes: ['badgePhoto'],
        // Whoever decides on a request, stands at the gate or looks after people sees the face it is about.
        readsRecord: async (id) =>
          (mayCall(requests.listRequests.access, caller.user) && (await isBadgePhoto(platform.db, id))) ||
          ([gate.gateList, participants.listParticipants].some(({ access }) =>
            mayCall(access, caller.user),
          ) &&
            (await isPersonPhoto(platform.db, id, platform.settings.current().edition))),
      },
      caller,
      reply,
    ),
  )

  serve(app, calls.peopleTemplate, ({ caller, reply }) => sendTemplate(caller, reply))
  serve(app, calls.checkPeople, ({ file, caller }) => checkPeople(platform, file, caller))
  serve(app, calls.importPeople, ({ body, caller }) => importPeople(platform, body, caller))

  serve(app, calls.printBadges, ({ body, caller }) => done(printBadges(platform, body.ids, caller)))
  serve(app, calls.reprintBadge, ({ body, caller }) => done(reprintBadge(platform, body, caller)))
  serve(app, calls.badgePdf, ({ query, caller, reply }) =>
    sendOwnBadgePdf(platform, query.personId, caller, reply),
  )

  const asking = ({ language }: { language: Language }) => ({
    db: platform.db,
    settings: platform.settings.current(),
    language,
  })
  serve(app, numbers.listBadgeNumbers, ({ body, caller }) => listNumbers(asking(caller), body))
  serve(app, numbers.badgeSums, ({ caller }) => sumNumbers(asking(caller)))
  serve(app, numbers.companyBadgeNumbers, async ({ query, caller }) => ({
    numbers: await findNumbers(asking(caller), query.companyId),
  }))
  serve(app, numbers.listExtras, ({ body, caller }) => listExtras(asking(caller), body))
  serve(app, numbers.giveExtra, ({ body, caller }) => done(giveExtra(platform, body, caller)))

  serve(app, requests.ownRequests, ({ caller }) => readOwnRequests(platform, caller))
  serve(app, requests.makeRequest, ({ body, caller }) => done(makeRequest(platform, body, caller)))
  serve(app, requests.withdrawRequest, ({ body, caller }) => done(withdrawRequest(platform, body.id, caller)))
  serve(app, requests.listRequests, ({ body, caller }) => listRequests(platform, body, caller.language))
  serve(app, requests.decideRequest, ({ body, caller }) => done(decideRequest(platform, body, caller)))

  serve(app, participants.listParticipants, ({ body, caller }) => listParticipants(platform, body, caller))
  serve(app, participants.participantSums, () => sumParticipants(platform))
  serve(app, participants.exportParticipants, ({ query, caller, reply }) =>
    sendParticipants(platform, query, caller, reply),
  )
  serve(app, participants.seeParticipantIdentity, ({ body, caller }) =>
    seeParticipantIdentity(platform, body.id, caller),
  )
  serve(app, participants.printForCompany, ({ body, caller }) =>
    done(printForCompany(platform, body.ids, caller)),
  )
  serve(app, participants.reprintForCompany, ({ body, caller }) =>
    done(reprintForCompany(platform, body, caller)),
  )
  serve(app, participants.voidBadge, ({ body, caller }) => done(voidBadge(platform, body, caller)))
  serve(app, participants.deskBadgePdf, ({ query, caller, reply }) =>
    sendDeskBadgePdf(platform, query, caller, reply),
  )

  serve(app, gate.gateList, ({ query, caller }) => readGateList(platform, query.since, caller))
  serve(app, gate.admitBadges, ({ body, caller }) => admit(platform, body.admissions, caller))
}
