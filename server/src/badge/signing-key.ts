import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type BadgeClaims, badgeToken, claimsBytes, badgeMessages as say } from '@fairground/domain/badge'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { badgeSigningKeys } from '../platform/secrets/sealed-columns'
import { type Secrets, SecretUnreadable } from '../platform/secrets/secrets'
import { insertSigningKey, readSigningKey } from './signing-key.repository'

/** Bytes in front of the thirty-two of an Ed25519 public key, by the standard that says what follows. */
const publicKeyHeader = 12

export type SignBadge = (claims: BadgeClaims) => string

/** Signs for one edition. Its key is made when the first badge is printed; of two processes one makes it. */
export async function badgeSigner(db: Db, secrets: Secrets, edition: number): Promise<SignBadge> {
  if (!(await readSigningKey(db, edition))) await makeKey(db, secrets, edition)
  const key = await readSigningKey(db, edition)
  if (!key) throw new Error(`edition ${edition} has no key to sign badges with`)
  const privateKey = createPrivateKey({
    key: Buffer.from(opened(secrets, key), 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  return (claims) => badgeToken(claims, sign(null, claimsBytes(claims), privateKey).toString('hex'))
}

async function makeKey(db: Db, secrets: Secrets, edition: number): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const id = randomUUID()
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await insertSigningKey(db, {
    id,
    edition,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(publicKeyHeader).toString('hex'),
    privateSealed: secrets.seal(secret, { ...badgeSigningKeys, row: id }),
  })
}

function opened(secrets: Secrets, { id, privateSealed }: { id: string; privateSealed: string }): string {
  try {
    return secrets.open(privateSealed, { ...badgeSigningKeys, row: id })
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new Refusal(codes.refused, say.signingKeyMissing)
    throw error
  }
}
