import type { Text } from '@fairground/domain/text'

/** Reads lines of "中文 | English", so that both languages of a phrase stand side by side and cannot drift apart. */
export function bilingual(lines: string): Text[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = '', en = ''] = line.split('|').map((part) => part.trim())
      return { zh, en }
    })
}
