import type { Language } from '@fairground/domain/text'
import type { openAccountScreens } from '@fairground/wire/account/open-screens'
import { passParameter } from '@fairground/wire/waiting-room'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { issueLoginPass } from '../waiting-room'

const doors = {
  zh: '/exhibition/login/ch/login',
  en: '/exhibition/login/en/login',
} as const satisfies Record<Language, (typeof openAccountScreens)[number]['path']>

/** Until then it lets its bearer go first at the door of each language, as whom the account is entered. */
export async function priorityLink(
  { config }: Platform,
  trx: Db,
  accountId: string,
  until: Date,
): Promise<(language: Language) => string> {
  const pass = await issueLoginPass(trx, accountId, until)
  return (language) => `${originOf(config)}${doors[language]}?${passParameter}=${pass}`
}

/** Production has an origin of its own; a demo is read on the machine it runs on. */
const originOf = ({ PUBLIC_ORIGIN, PORT }: Config): string => PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`
