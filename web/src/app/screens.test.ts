import { describe, expect, it } from 'vitest'
import { languageOf, mayEnter, type Screen } from '../lib/screen'
import { screenModules } from './screen-modules'
import { screens } from './screens'

const all: readonly Screen[] = screens
const screenAt = (path: string): Screen => {
  const screen = all.find((candidate) => candidate.path === path)
  if (!screen) throw new Error(`no screen at ${path}`)
  return screen
}
const zhang = { department: 'exhibitor', userType: 'CHN' } as const
const smith = { department: 'exhibitor', userType: 'ENG' } as const
const wang = { department: 'administrator', userType: 'CHN' } as const

describe('the table of screens', () => {
  it('gives every screen a component, and no component without a screen', () => {
    const shown = all.filter((screen) => !screen.redirectTo).map(({ path }) => path)
    expect(Object.keys(screenModules).sort()).toEqual([...shown].sort())
  })

  it.each(Object.entries(screenModules))(
    'shows something at %s',
    async (_, load) => {
      const { Component } = await load()
      expect(Component).toBeTypeOf('function')
    },
    30_000,
  )

  it('lists each address once', () => {
    const paths = all.map(({ path }) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('keeps old links alive: each leads to a screen that is there', () => {
    for (const { redirectTo } of all) if (redirectTo) expect(screenAt(redirectTo).redirectTo).toBeUndefined()
  })

  it('names every screen in both languages', () => {
    for (const { title } of all) expect(title.zh && title.en).toBeTruthy()
  })
})

describe('who may enter', () => {
  it('keeps exhibitors in the area of their language, and out of the organiser’s', () => {
    expect(mayEnter(screenAt('/exhibitor/home'), zhang)).toBe(true)
    expect(mayEnter(screenAt('/exhibitor/homeEN'), zhang)).toBe(false)
    expect(mayEnter(screenAt('/exhibitor/homeEN'), smith)).toBe(true)
    expect(mayEnter(screenAt('/home'), zhang)).toBe(false)
  })

  it('keeps staff out of the exhibitors’ areas', () => {
    expect(mayEnter(screenAt('/home'), wang)).toBe(true)
    expect(mayEnter(screenAt('/exhibitor/home'), wang)).toBe(false)
  })
})

describe('the language of a screen', () => {
  it('follows the area for logins and exhibitors', () => {
    expect(languageOf(screenAt('/exhibition/login/en/login'), undefined, '')).toBe('en')
    expect(languageOf(screenAt('/exhibitor/homeEN'), smith, '')).toBe('en')
    expect(languageOf(screenAt('/exhibitor/home'), zhang, '?lang=en')).toBe('zh')
  })

  it('follows the account for staff', () => {
    expect(languageOf(screenAt('/home'), wang, '')).toBe('zh')
    expect(languageOf(screenAt('/home'), { ...wang, userType: 'ENG' }, '')).toBe('en')
  })

  it('can be asked for on open pages', () => {
    expect(languageOf(screenAt('/'), undefined, '')).toBe('zh')
    expect(languageOf(screenAt('/'), undefined, '?lang=en')).toBe('en')
    expect(languageOf(screenAt('/exhibition/login/ch/Administrator'), undefined, '?lang=en')).toBe('en')
  })
})
