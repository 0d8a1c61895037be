import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { httpMessages } from '../platform/http/http.messages'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { networkOf } from '../platform/limits/network'
import { hit } from '../platform/limits/rate-limits'

const perHour = 60
// Many companies may sit behind one address on the days of the fair; many accounts of one person must not help.
const perNetworkSignedIn = 300

/** Answers tell who is registered, so each person and each network gets few of them. */
export async function countLookup(db: Db, { address, user }: Caller): Promise<void> {
  const network = networkOf(address)
  const limits = user
    ? [
        { key: `lookup:${user.id}`, most: perHour },
        { key: `lookup:signed-in:${network}`, most: perNetworkSignedIn },
      ]
    : [{ key: `lookup:${network}`, most: perHour }]
  for (const limit of limits)
    if (!(await hit(db, { ...limit, seconds: 3_600 })).allowed)
      throw new Refusal(codes.tooMany, httpMessages.tooMany)
}
