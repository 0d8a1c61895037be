/**
 * The scripts of East Asia, and the signs of their keyboards, which look like English ones but are twice as wide.
 * Accents, curly quotes and the like are written in English too.
 */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\ufe10-\ufe1f\ufe30-\ufe4f\uff00-\uffef]/u

export const inEnglishCharacters = (text: string): boolean => !eastAsian.test(text)
