import { describe, expect, it } from 'vitest'
import { safeReturnPath, withReturnPath } from './return-path'

describe('coming back after login', () => {
  it.each(['/home', '/prediction/exhprediction?pageNum=2', '/exhibitor/homeEN#next'])(
    'returns to %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['dot segments that fold into two slashes', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'home'],
    ['the landing page, which leads on by itself', '/'],
    ['the login page itself', '/exhibition/login/ch/login?returnTo=%2Fhome'],
    ['the login shell in other letters', '/Exhibition/Login/en'],
    ['nothing', ''],
    ['no parameter', null],
  ])('never follows %s', (_, path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

  it('carries the path through the login address and back unchanged', () => {
    const address = withReturnPath('/exhibition/login/ch/Administrator?lang=en', '/home?a=1&b=2#c')
    const query = new URL(address, 'https://fair.example').searchParams
    expect(query.get('lang')).toBe('en')
    expect(safeReturnPath(query.get('returnTo'))).toBe('/home?a=1&b=2#c')
  })
})
