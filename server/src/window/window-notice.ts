import { wallTimeOf } from '@fairground/domain/window'
import { tellExhibitor } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { Caller } from '../platform/http/principal'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { priorityLink } from './login-link'
import type { Span } from './window.repository'

interface Told {
  accountId: string
  nameZh: string
  nameEn: string
}

interface Notice {
  template: TemplateName
  span: Span
  dedupeKey: string
  caller?: Caller
}

/** To the company, in its language, by the clock of the fair. */
export async function tellOfWindow(
  platform: Platform,
  trx: Db,
  { accountId, nameZh, nameEn }: Told,
  { template, span, dedupeKey, caller }: Notice,
): Promise<void> {
  const { timeZone } = platform.settings.current()
  const link =
    template === 'windowCancelled' ? undefined : await priorityLink(platform, trx, accountId, span.endsAt)
  const toTheMinute = (moment: Date) => wallTimeOf(moment, timeZone).slice(0, -':00'.length)
  await tellExhibitor(platform, trx, accountId, {
    template,
    names: { company: nameZh || nameEn },
    params: { start: toTheMinute(span.startsAt), end: toTheMinute(span.endsAt), zone: timeZone },
    ...(link ? { spoken: (language) => ({ link: link(language) }) } : {}),
    dedupeKey,
    ...(caller ? { caller } : {}),
  })
}
