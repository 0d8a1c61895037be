import { checkPaper, type PaperChecked } from '@fairground/wire/contract/check'
import { afterEach, expect, it, vi } from 'vitest'
import { askPaper, hashOf } from './ask-paper'

afterEach(() => vi.unstubAllGlobals())

it('asks the call that is served, as it wants to be asked, and nothing but number and code', async () => {
  const answer: PaperChecked = {
    verdict: 'genuine',
    paper: { number: 'HT-21-0001', sealedOn: '2026-11-18', company: '北京****公司' },
  }
  const asked = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ code: '00000000', msg: '', result: answer }),
  )
  vi.stubGlobal('fetch', asked)
  const given = { number: 'HT-21-0001', code: 'ABCD-EFGH-JKMN' }
  expect(await askPaper(given, 'zh')).toEqual({ kind: 'answered', checked: answer })
  const [path, init] = asked.mock.calls[0] ?? []
  expect(path).toBe(`/api${checkPaper.path}`)
  expect(init?.method).toBe(checkPaper.method)
  expect(init?.credentials).toBe('omit')
  expect(checkPaper.body.parse(JSON.parse(String(init?.body)))).toEqual(given)
  expect(checkPaper.result.parse(answer)).toEqual(answer)
})

it('hashes a file where it is', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
