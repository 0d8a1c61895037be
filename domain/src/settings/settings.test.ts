import { describe, expect, it } from 'vitest'
import { initialSettings, settingDefinitions, settingKeys } from '.'

describe('settings', () => {
  it.each(settingKeys)('%s starts with a value its own rule accepts', (key) => {
    expect(settingDefinitions[key].schema.safeParse(initialSettings[key]).error).toBeUndefined()
  })

  it.each(settingKeys)('%s is explained in both languages', (key) => {
    const { title, help } = settingDefinitions[key]
    for (const text of [title, help]) {
      expect(text.zh).toMatch(/\p{Script=Han}/u)
      expect(text.en).not.toMatch(/\p{Script=Han}/u)
    }
  })
})
