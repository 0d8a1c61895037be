import type { Language } from '@fairground/domain/text'
import type { openAccountScreens } from '@fairground/wire/account/open-screens'
import { passParameter } from '@fairground/wire/waiting-room'
import type { Config } from '../platform/config/config'

const doors = {
  zh: '/exhibition/login/ch/login',
  en: '/exhibition/login/en/login',
} as const satisfies Record<Language, (typeof openAccountScreens)[number]['path']>

/** Production has an origin of its own; a demo is read on the machine it runs on. */
export function loginLink({ PUBLIC_ORIGIN, PORT }: Config, language: Language, pass: string): string {
  const origin = PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`
  return `${origin}${doors[language]}?${passParameter}=${pass}`
}
