import { bls12_381 } from '@noble/curves/bls12-381'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { quicknet } from './public-value'

const signatureDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** The value of a round is the hash of its signature. */
export const valueOfSignature = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)))

/** Whether the quicknet beacon signed this round so. Whatever is no signature at all was not signed either. */
export function isSignedByDrand(round: number, signature: string): boolean {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false
  const { shortSignatures } = bls12_381
  try {
    const message = shortSignatures.hash(sha256(bigEndian(round)), signatureDomain)
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(quicknet.publicKey))
  } catch {
    // Not a point of the curve.
    return false
  }
}

function bigEndian(round: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bytes
}
