import { createHash } from 'node:crypto'

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex')
