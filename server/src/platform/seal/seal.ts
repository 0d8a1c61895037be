import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Signer } from '@libpdf/core'
import type { Config } from '../config/config'
import { ownCertificate } from './own-certificate'
import { signerOfPem } from './signer-of-pem'

/** What the organiser puts on a document so that nobody can change it unseen. */
export interface Seal {
  /** The document with a digital signature over every byte of it. */
  put(pdf: Uint8Array, words: { reason: string; at: Date }): Promise<Buffer>
  /** Whose certificate it is, and how long it holds. */
  about(): Promise<{ name: string; validUntil: Date }>
}

type SealSettings = Pick<Config, 'DATA_DIR' | 'SEAL_FILE' | 'SEAL_PASSWORD'>

/** Opened at its first use, and what it is made with is read no sooner: most processes never seal anything. */
export function createSeal(config: SealSettings, fairName: () => string): Seal {
  let opened: Promise<Signer> | undefined
  const signer = () => {
    opened ??= openSigner(config, fairName).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    async put(pdf, { reason, at }) {
      const { PDF } = await import('@libpdf/core')
      const document = await PDF.load(pdf)
      const { bytes, warnings } = await document.sign({
        signer: await signer(),
        reason,
        signingTime: at,
        level: 'B-B',
      })
      if (warnings.length > 0)
        throw new Error(`could not be sealed: ${warnings.map(({ message }) => message).join('; ')}`)
      return Buffer.from(bytes)
    },

    async about() {
      const { subject, validTo } = new X509Certificate((await signer()).certificate)
      return { name: /CN=(.*)/.exec(subject)?.[1] ?? subject, validUntil: new Date(validTo) }
    },
  }
}

async function openSigner(config: SealSettings, fairName: () => string): Promise<Signer> {
  const { DATA_DIR, SEAL_FILE, SEAL_PASSWORD } = config
  if (SEAL_FILE === undefined) return ownCertificate(DATA_DIR, fairName())
  const file = await readFile(SEAL_FILE)
  if (file.includes('-----BEGIN')) return signerOfPem(file.toString(), SEAL_PASSWORD)
  const { P12Signer } = await import('@libpdf/core')
  return P12Signer.create(file, SEAL_PASSWORD ?? '', { buildChain: true })
}

/** At the start, where somebody looks: not at the first contract, where a company waits for it. */
export async function sealProblem(config: SealSettings, now: Date): Promise<string | undefined> {
  try {
    const { validUntil } = await createSeal(config, () => '').about()
    if (validUntil > now) return undefined
    return `SEAL_FILE: the certificate was valid until ${validUntil.toISOString().slice(0, 10)}`
  } catch (error) {
    return `SEAL_FILE: could not be opened with SEAL_PASSWORD (${(error as Error).message})`
  }
}
