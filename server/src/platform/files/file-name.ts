import { plainLine } from '@fairground/domain/text'

/** The endings of all that is ever sent; what is none of these opens in no program by itself. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** File systems take 255 bytes; some programs put a number behind the name of a second copy. */
const mostBytes = 200
// Signs that some file system gives a meaning of its own.
const meaningful = /[<>:"|?*]/g
/** Names under which Windows opens a device instead of a file, whatever ending they have. */
const device = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/** A name as people may read it: without folders, and without signs nobody could have seen or that turn its order. */
export const plainFileName = (given: string): string => plainLine(given.split(/[\\/]/).at(-1) ?? '')

/** Ends as what the file is, whatever it was called: computers of those who read it go by the name. */
export function fileNameFor(given: string, contentType: string): string {
  const ending = endings[contentType] ?? 'bin'
  const bare = plainFileName(given)
    .replace(/\.(pdf|png|jpe?g|svg|xlsx|zip)$/i, '')
    .replace(meaningful, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(device, '_$&')
  return `${shortened(bare, mostBytes - ending.length - 1) || 'file'}.${ending}`
}

/** By whole signs: half of one is none. */
function shortened(name: string, bytesLeft: number): string {
  let short = ''
  let left = bytesLeft
  for (const sign of name) {
    left -= Buffer.byteLength(sign)
    if (left < 0) break
    short += sign
  }
  return short.trimEnd()
}
