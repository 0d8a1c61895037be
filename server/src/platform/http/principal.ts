import { type CurrentUser, isExhibitor } from '@fairground/domain/account'
import type { Language } from '@fairground/domain/text'
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

/** The account decides the language; before sign-in the screen says which one it speaks. */
export function languageOf(request: FastifyRequest, user?: CurrentUser): Language {
  if (user) return user.userType === 'ENG' ? 'en' : 'zh'
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'
}

export const isApiCall = (request: FastifyRequest): boolean =>
  request.routeOptions.url?.startsWith('/api/') ?? false
