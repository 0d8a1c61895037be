import type { AppearanceChoice } from '../lib/appearance'
import type { TextEntry, Texts } from '../lib/text'

export const appearanceTexts = {
  appearance: { zh: '外观', en: 'Appearance' },
} satisfies Texts

export const appearanceNames = {
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  system: { zh: '跟随系统', en: 'Same as system' },
} satisfies Record<AppearanceChoice, TextEntry>
