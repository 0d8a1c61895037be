import type { Language } from '@fairground/domain/text'

/** Said in full, so that whoever comes from a page in one language is not met by the other. */
export const frontPage: Record<Language, string> = { zh: '/?lang=zh', en: '/?lang=en' }
