import { randomBytes, webcrypto } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Signer } from '@libpdf/core'
import { Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate, CryptoEngine } from 'pkijs'
import { signerOfPem } from './signer-of-pem'

const commonName = '2.5.4.3'
const day = 86_400_000
const validYears = 10

/** Of a fair that nobody gave one: made at first use, kept beside its other data, vouched for by nobody. */
export async function ownCertificate(dataDir: string, name: string): Promise<Signer> {
  const file = path.join(dataDir, 'seal', 'own-certificate.pem')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return signerOfPem(kept)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(unfinished, await makeCertificate(name), { mode: 0o600 })
  // Whoever is second takes the first one's: two seals of one fair would be hard to explain.
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(unfinished)
  return signerOfPem(await readFile(file, 'utf8'))
}

/** Key and certificate, one after the other. */
export async function makeCertificate(name: string): Promise<string> {
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never })
  const keys = await webcrypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ['sign', 'verify'],
  )
  const certificate = new Certificate()
  certificate.version = 2
  // Begins with a bit that is not set, or the number would be negative.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([1, ...randomBytes(15)]).buffer })
  for (const party of [certificate.issuer, certificate.subject])
    party.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: name }) }),
    )
  certificate.notBefore.value = new Date(Date.now() - day)
  certificate.notAfter.value = new Date(Date.now() + validYears * 365 * day)
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never, engine)
  await certificate.sign(keys.privateKey as never, 'SHA-256', engine)
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  return pem('PRIVATE KEY', key) + pem('CERTIFICATE', Buffer.from(certificate.toSchema(true).toBER()))
}

const pem = (label: string, der: Buffer) =>
  `-----BEGIN ${label}-----\n${der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`
