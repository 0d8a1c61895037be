import { describe, expect, it } from 'vitest'
import { captcha, login } from '../account'
import { codeList } from '../codelist'
import { CallFailure, createClient } from './client'

const answering = (status: number, body: unknown) => {
  const seen: { url: string; init: RequestInit }[] = []
  const fake = (async (url: string, init: RequestInit) => {
    seen.push({ url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }) as typeof fetch
  return { call: createClient({ base: '/api', headers: () => ({ XTOKEN: 'abc' }), fetch: fake }), seen }
}

describe('the client', () => {
  it('fills the path, sends the token and hands back the result', async () => {
    const item = {
      codeValue: '01',
      codeName: '车辆',
      codeName_ENG: 'Vehicles',
      DESIGN_DISABLE: false,
      FORM_DISABLE: false,
    }
    const { call, seen } = answering(200, { code: '00000000', msg: '', result: [item] })
    const items = await call(codeList, { params: { type: { list: 'exhibitType', english: true } } })
    expect(items).toEqual([
      { value: '01', name: '车辆', nameEn: 'Vehicles', designerHidden: false, formHidden: false },
    ])
    expect(seen[0]?.url).toBe('/api/codelist/getCodetype/CZLX_ENG')
    expect(seen[0]?.init.headers).toMatchObject({ XTOKEN: 'abc' })
  })

  it('turns other codes into a failure with the message and the faulty fields', async () => {
    const fields = [{ path: 'username', message: '*请输入正确手机号' }]
    const { call } = answering(200, { code: '66666666', msg: '*请输入正确手机号', result: { fields } })
    const body = { door: 'staff', username: 'x', password: 'x', captcha: { ticket: '', answer: '' } } as const
    await expect(call(login, { body })).rejects.toMatchObject({
      code: '66666666',
      message: '*请输入正确手机号',
      fields,
    })
  })

  it('lets outlive the page what is told to, and nothing else', async () => {
    const { call, seen } = answering(200, { code: '00000000', msg: '', result: [] })
    const type = { list: 'exhibitType', english: false } as const
    await call(codeList, { params: { type }, keepalive: true })
    await call(codeList, { params: { type } })
    expect(seen.map(({ init }) => init.keepalive)).toEqual([true, undefined])
  })

  it('calls anything that is no answer of ours unreachable', async () => {
    for (const reply of ['<html>Bad gateway</html>', '']) {
      await expect(answering(502, reply).call(captcha)).rejects.toMatchObject({ code: 'unreachable' })
    }
    const down = createClient({
      base: '',
      headers: () => ({}),
      fetch: () => Promise.reject(new TypeError('offline')),
    })
    await expect(down(captcha)).rejects.toBeInstanceOf(CallFailure)
  })
})
