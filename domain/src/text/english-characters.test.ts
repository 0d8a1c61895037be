import { describe, expect, it } from 'vitest'
import { inEnglishCharacters } from './english-characters'

describe('a text in English characters', () => {
  it.each([
    '榕安 Fire',
    'テスト',
    'ﾃｽﾄ',
    '한국',
    'ㄅㄆ',
    'Fire，Rescue',
    'Fire。',
    'Go！',
    'Pump（2）',
    'Ａ１',
    'a\u3000b',
  ])('has nothing like %j in it', (text) => expect(inEnglishCharacters(text)).toBe(false))

  it.each([
    'Müller & Söhne GmbH',
    'Ångström',
    'L’Étoile “Feu”',
    '3 × 4 m² – 50 °C',
    'Ω 5 µm',
    'half-width, (2)!',
  ])('may well be %j', (text) => expect(inEnglishCharacters(text)).toBe(true))
})
