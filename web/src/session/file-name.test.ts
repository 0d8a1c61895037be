import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name'

describe('the name of a downloaded file', () => {
  it('is the Chinese one where the server gives both', () => {
    const header = `attachment; filename="council.xlsx"; filename*=UTF-8''%E7%90%86%E4%BA%8B%E5%8D%95%E4%BD%8D.xlsx`
    expect(fileNameOf(header)).toBe('理事单位.xlsx')
  })

  it('is the plain one where there is no other, or the other is broken', () => {
    expect(fileNameOf('attachment; filename="Member units.xlsx"')).toBe('Member units.xlsx')
    expect(fileNameOf('attachment; filename=units.xlsx')).toBe('units.xlsx')
    expect(fileNameOf(`attachment; filename="a.xlsx"; filename*=UTF-8''%E7%9`)).toBe('a.xlsx')
  })

  it('is unknown where the server gives none', () => {
    expect(fileNameOf('attachment')).toBeUndefined()
  })
})
