import { type CurrentUser, isExhibitor } from '@fairground/domain/account'
import { type Language, languages } from '@fairground/domain/text'
import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import type { FastifyRequest } from 'fastify'

/** Who is calling, from where, in which language. Everything a service may ask about its caller. */
export interface Caller {
  user: CurrentUser | undefined
  sessionId: string | undefined
  language: Language
  address: string
  userAgent: string
  requestId: string
}

export interface SignedInCaller extends Caller {
  user: CurrentUser
  sessionId: string
}

/** Whoever reads as much as the others of its kind; each kind all that the one before it may, and more. */
export type Reader = 'everyone' | 'signedIn' | 'staff'

export function readerOf({ user }: Pick<Caller, 'user'>): Reader {
  if (!user) return 'everyone'
  return isExhibitor(user) ? 'signedIn' : 'staff'
}

/** The account decides the language, for staff until they choose one in their browser; before sign-in the screen says it. */
export function languageOf(request: FastifyRequest, user?: CurrentUser): Language {
  if (!user) return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'
  const ofAccount = user.userType === 'ENG' ? 'en' : 'zh'
  return isExhibitor(user) ? ofAccount : (chosenBy(request) ?? ofAccount)
}

const chosenBy = ({ cookies }: FastifyRequest): Language | undefined =>
  languages.find((language) => language === cookies[staffLanguageCookie])

export const isApiCall = (request: FastifyRequest): boolean =>
  request.routeOptions.url?.startsWith('/api/') ?? false
