import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import type { ListedPerson, OwnBadges } from '@fairground/wire/badge'
import { findCompanyFor } from '../company'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import type { Secrets } from '../platform/secrets/secrets'
import { readPeople, type StoredPerson } from './badge.repository'
import { keptUntil } from './forgetting'
import { masked } from './identity'
import { isOpenNow, readAllowed } from './own-company'

const nothing = { byArea: 0, byCoExhibitors: 0, extra: 0, total: 0, used: 0, left: 0 }

/** Everything the company's own screen shows. Who cannot have badges yet reads why. */
export async function readOwnBadges(
  { db, settings, secrets }: Platform,
  caller: SignedInCaller,
): Promise<OwnBadges> {
  const current = settings.current()
  const company = await findCompanyFor(db, caller, {}, current.edition)
  const same = {
    rule: current.badgeQuota,
    deadline: current.badgeDeadline,
    isOpen: isOpenNow(current),
    keptUntil: keptUntil(current),
  }
  if (!company)
    return {
      ...same,
      closed: translate(say.noCompany, caller.language),
      booths: [],
      areaM2: 0,
      quota: nothing,
      people: [],
    }
  const { booths, areaM2, quota } = await readAllowed(db, company.id, current)
  const people = await readPeople(db, company.id)
  return {
    ...same,
    closed: quota.byArea === 0 ? translate(say.noBooth, caller.language) : null,
    booths,
    areaM2,
    quota,
    people: people.map((person) => listed(secrets, person)),
  }
}

export const listed = (secrets: Secrets, person: StoredPerson): ListedPerson => ({
  id: person.id,
  number: person.number,
  name: person.name,
  nameEn: person.nameEn,
  post: person.post,
  mobile: person.mobile,
  identityKind: person.identityKind,
  identityMasked: masked(secrets, person),
  photoFileId: person.photoFileId,
  printing: person.printing,
  voidReason: person.voidReason,
  version: person.version,
})
