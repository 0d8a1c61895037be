import { fieldTexts as texts } from './field.texts'

export const languageNames = { zh: texts.chinese, en: texts.english }

/** What one language of a field is called. */
export const titleIn = { zh: texts.inChinese, en: texts.inEnglish }
