import { fieldTexts as texts } from './field.texts'

/** What one language of a field is called. */
export const titleIn = { zh: texts.inChinese, en: texts.inEnglish }
