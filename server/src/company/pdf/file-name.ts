import type { Language } from '@fairground/domain/text'
import { sayIn } from './pdf.texts'
import type { StoredSignUp } from './read-sign-up'

// Signs that some file system, or the header the name travels in, gives a meaning of its own.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\s/\\:*?"<>|'()]+/gu

/** 报名信息_BM-21-0007.pdf; before there is a number, the company's short name. */
export function pdfFileName(
  { header, name }: Pick<StoredSignUp, 'header' | 'name'>,
  language: Language,
): string {
  const own = (header.registrationNumber ?? name.short).replace(unsafe, '-').replace(/^[-.]+|[-.]+$/g, '')
  return `${[sayIn(language)('fileName'), own.slice(0, 60)].filter(Boolean).join('_')}.pdf`
}
