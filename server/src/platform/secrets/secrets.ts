import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKeys } from './data-keys'
import type { SealedColumn } from './sealed-columns'

/** Where a sealed value lies. It opens there and nowhere else, so nobody can put one person's number beside another. */
export interface SecretPlace extends SealedColumn {
  row: string
}

export interface Secrets {
  seal(text: string, place: SecretPlace): string
  /** Throws a SecretUnreadable. */
  open(sealed: string, place: SecretPlace): string
  /** Which key seals now. */
  readonly currentKey: string
  hasKey(id: string): boolean
}

/** What was sealed stays closed: its key is not here, or it is not what was written in this place. */
export class SecretUnreadable extends Error {
  constructor(
    readonly because: 'keyMissing' | 'damaged',
    readonly keyId: string,
  ) {
    super(
      because === 'keyMissing'
        ? `sealed with the data key ${keyId}, which is not among DATA_KEYS`
        : 'not what was sealed in this place',
    )
  }
}

const algorithm = 'aes-256-gcm'
const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Which key a value was sealed with, also for whoever does not have it. */
export const keyIdOf = (sealed: string): string => sealed.split('.')[1] ?? ''

/** AES-256-GCM. A value reads `v1.KEY.NONCE+TAG+TEXT`: whoever has the keys can open it, in whatever order they are named. */
export function createSecrets(keys: DataKeys): Secrets {
  return {
    currentKey: keys.current.id,
    hasKey: (id) => keys.all.has(id),
    seal(text, place) {
      const { id, key } = keys.current
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      cipher.setAAD(boundTo(place, id))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, place) {
      const [kind, id = '', packed = ''] = sealed.split('.')
      const bytes = Buffer.from(packed, 'base64url')
      if (kind !== version || bytes.length < nonceBytes + tagBytes) throw new SecretUnreadable('damaged', id)
      const key = keys.all.get(id)
      if (!key) throw new SecretUnreadable('keyMissing', id)
      const decipher = createDecipheriv(algorithm, key.key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(boundTo(place, id))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        throw new SecretUnreadable('damaged', id)
      }
    },
  }
}

const boundTo = ({ table, column, row }: SecretPlace, keyId: string): Buffer =>
  Buffer.from(JSON.stringify([version, keyId, table, column, row]))
