import { plainLine } from '@fairground/domain/text'

/** Ends as what the file is, whatever it was called: readers' computers go by the name. */
export function downloadName(given: string, extension: string): string {
  const bare = plainLine(given.split(/[\\/]/).at(-1) ?? '').replace(/\.(pdf|png|jpe?g)$/i, '')
  return `${bare.slice(0, 120) || 'attachment'}.${extension}`
}
