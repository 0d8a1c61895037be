import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto'
import type { Signer } from '@libpdf/core'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const
const certificates = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** A private key, its certificate, and those who vouch for it, in this order. */
export async function signerOfPem(text: string, password?: string): Promise<Signer> {
  const key = createPrivateKey({ key: text, ...(password ? { passphrase: password } : {}) })
  if (key.asymmetricKeyType !== 'rsa') throw new Error('only RSA keys are taken')
  const [own, ...chain] = (text.match(certificates) ?? []).map((pem) => new X509Certificate(pem))
  if (!own) throw new Error('there is no certificate in it')
  if (!own.checkPrivateKey(key)) throw new Error('the first certificate is not that of the key')
  const der = key.export({ type: 'pkcs8', format: 'der' })
  const imported = await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
  const { CryptoKeySigner } = await import('@libpdf/core')
  return new CryptoKeySigner(
    imported as never,
    own.raw,
    'RSA',
    algorithm.name,
    chain.map(({ raw }) => raw),
  )
}
