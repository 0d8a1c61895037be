import { type ContractState, maskedCompany, partyName } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import type { PaperChecked } from '@fairground/wire/contract/check'
import { codes } from '@fairground/wire/kernel/codes'
import { httpMessages } from '../platform/http/http.messages'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import type { Platform } from '../platform/platform'
import { findPaper } from './check.repository'
import { readCode } from './check-code'

const perAddress = { most: 30, seconds: 600 }

const verdicts: Partial<Record<ContractState, PaperChecked['verdict']>> = {
  superseded: 'replaced',
  void: 'void',
}

/** A number without what is printed beside it is answered like one that never was. */
export async function checkPaper(
  { db, settings }: Platform,
  { number, code }: { number: string; code: string },
  { address }: Caller,
): Promise<PaperChecked> {
  const counted = await hit(db, { key: `paper-check:${address}`, ...perAddress })
  if (!counted.allowed) throw new Refusal(codes.tooMany, httpMessages.tooMany)
  const found = await findPaper(db, {
    number: number.toUpperCase(),
    code: readCode(code),
    hash: code.toLowerCase(),
  })
  if (!found) return { verdict: 'unknown', paper: null }
  return {
    verdict: verdicts[found.state] ?? 'genuine',
    paper: {
      number: found.number,
      sealedOn: dayIn(settings.current().timeZone, found.sealedAt),
      company: maskedCompany(partyName(found.party, found.language)),
    },
  }
}
