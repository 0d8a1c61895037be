/**
 * The text of a file that does not say, or lies about, how it is written: Chinese drawing offices still send GBK. What is
 * not valid as UTF-8 almost never is by chance, so that is tried first and strictly.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
