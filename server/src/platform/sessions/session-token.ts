import { createHash, randomBytes } from 'node:crypto'

export const sessionCookie = 'fairground_session'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored: whoever reads the table cannot act as anyone. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What scripts hold and send as XTOKEN. Derived one way, so that it cannot stand in for the HttpOnly cookie. */
export const requestToken = (token: string): string =>
  createHash('sha256').update(`xtoken:${token}`).digest('base64url')
