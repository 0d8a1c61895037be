import { growingContent, singleContent } from '@fairground/wire/portal'
import { contentForms, portalScreens } from '@fairground/wire/portal/screens'
import { describe, expect, it } from 'vitest'
import { contentAt, pathOf } from './content-at'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://fair.example')
  return contentAt(pathname, searchParams)
}
const id = '0d5a6c1e-3c2f-4a55-9a56-0b7e1a2f3c4d'

describe('an address of the desk', () => {
  it.each(growingContent.map((list) => [list.path, list] as const))('shows the list at %s', (path, list) => {
    expect(at(path)).toEqual({ does: 'list', list })
  })

  it.each(singleContent.map((list) => [list.path, list] as const))(
    'shows the one entry at %s',
    (path, list) => {
      expect(at(path)).toEqual({ does: 'single', list })
    },
  )

  it.each(growingContent.map((list) => [list.name, list] as const))(
    'leads to each entry of %s and back',
    (_, list) => {
      expect(at(pathOf(list, 'edit', id))).toEqual({ does: 'update', list, id })
      expect(at(pathOf(list, 'show', id))).toEqual({ does: 'detail', list, id })
      expect(at(pathOf(list, 'add'))).toEqual({ does: 'insert', list })
    },
  )

  it('is made for every form the specs name', () => {
    for (const { path, does } of contentForms) expect(at(`${path}?id=${id}`)).toMatchObject({ does })
    expect(at('/portal/service/insert?type=restaurant')).toMatchObject({ list: { name: 'portalRestaurant' } })
    expect(portalScreens.some(({ path }) => path === '/portal/home')).toBe(true)
  })
})
