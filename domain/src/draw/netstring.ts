import { utf8ToBytes } from '@noble/hashes/utils'

/**
 * Texts one after the other, so that nobody can move a letter from one into the next: each as its length in bytes of
 * UTF-8, a colon, the bytes, a comma.
 */
export const netstrings = (texts: readonly (string | number)[]): Uint8Array =>
  utf8ToBytes(texts.map((text) => `${utf8ToBytes(String(text)).length}:${text},`).join(''))
