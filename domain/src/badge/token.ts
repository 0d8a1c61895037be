import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

/** What the code on a badge says, and nothing about the person: who they are is looked up. */
export interface BadgeClaims {
  edition: number
  badgeId: string
  /** Which printing: after a reprint the paper before it is no longer good. */
  printing: number
  kind: BadgeKind
  /** The last day it opens a gate. */
  expiresOn: string
}

export const badgeKinds = ['exhibitor'] as const
export type BadgeKind = (typeof badgeKinds)[number]

/** Capitals, digits and colons only: a code can hold these in little more than half the room of any other text. */
const kindSigns: Record<BadgeKind, string> = { exhibitor: 'E' }
const shape = /^FG1:(\d{1,4}):([0-9A-F]{32}):(\d{1,6}):([A-Z]):(\d{4})(\d{2})(\d{2}):([0-9A-F]{128})$/

/** What is signed. */
export function claimsText({ edition, badgeId, printing, kind, expiresOn }: BadgeClaims): string {
  const id = badgeId.replaceAll('-', '').toUpperCase()
  return `FG1:${edition}:${id}:${printing}:${kindSigns[kind]}:${expiresOn.replaceAll('-', '')}`
}

export const claimsBytes = (claims: BadgeClaims): Uint8Array => utf8ToBytes(claimsText(claims))

export const badgeToken = (claims: BadgeClaims, signatureHex: string): string =>
  `${claimsText(claims)}:${signatureHex.toUpperCase()}`

export interface ReadToken {
  claims: BadgeClaims
  signatureHex: string
}

/** What a scanned text says, before anybody believes it; undefined where it is no badge of ours at all. */
export function readBadgeToken(text: string): ReadToken | undefined {
  const found = shape.exec(text.trim())
  if (!found) return undefined
  const [, edition = '', id = '', printing = '', sign = '', year, month, day, signature = ''] = found
  const kind = badgeKinds.find((name) => kindSigns[name] === sign)
  if (!kind) return undefined
  return {
    claims: {
      edition: Number(edition),
      badgeId: id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      printing: Number(printing),
      kind,
      expiresOn: `${year}-${month}-${day}`,
    },
    signatureHex: signature.toLowerCase(),
  }
}

/** Whether one of these keys signed it. The same code on a server and on a gate without a network. */
export function isSignedBy({ claims, signatureHex }: ReadToken, publicKeysHex: readonly string[]): boolean {
  const [signature, said] = [hexToBytes(signatureHex), claimsBytes(claims)]
  return publicKeysHex.some((key) => {
    try {
      return ed25519.verify(signature, said, hexToBytes(key), { zip215: false })
    } catch {
      return false
    }
  })
}
