import { uploadLogo } from '@fairground/wire/company/files'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pngOf } from '../platform/files/checks/image-samples'
import { signal } from '../support/signal'
import { type Answer, type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitors: Signed[]
let picture: Buffer
beforeAll(async () => {
  fair = await startTestFair()
  const usernames = [
    '13800000001',
    '13800000002',
    '13800000004',
    'exhibitor1@example.com',
    'exhibitor2@example.com',
  ]
  exhibitors = await Promise.all(usernames.map((username) => fair.signIn(username)))
  picture = await pngOf(20, 20)
})
afterAll(() => fair.stop())
afterEach(() => vi.restoreAllMocks())

function send(as: Signed | undefined): Promise<Answer> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\n\r\n'
  return fair.ask({
    method: 'POST',
    url: `/api${uploadLogo.path}`,
    headers: { ...as?.headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]),
  })
}

/** Whatever is uploaded from now on stays under way until it is let go. */
function holdUploads() {
  const [keep, goOn] = [fair.platform.files.keep, signal()]
  const held = vi.spyOn(fair.platform.files, 'keep').mockImplementation(async (file) => {
    await goOn.given
    return keep(file)
  })
  return {
    until: (count: number) =>
      vi.waitFor(() => expect(held).toHaveBeenCalledTimes(count), { timeout: 60_000 }),
    letGo: goOn.give,
  }
}

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make)

describe('uploads that are under way', () => {
  it('are sixteen of one account at most; the next is told why, and others are not kept from theirs', async () => {
    const [one, other] = exhibitors
    const { until, letGo } = holdUploads()
    const inside = times(16, () => send(one))
    await until(16)
    const refused = await send(one)
    expect(refused).toMatchObject({
      status: 429,
      code: codes.tooMany,
      msg: '您有16个文件正在上传或检查，请等待完成后再上传',
    })
    const others = send(other)
    letGo()
    for (const answer of [others, ...inside]) expect((await answer).code).toBe(codes.ok)
    expect((await send(one)).code).toBe(codes.ok)
  })

  it('are sixty-four in all; the next is asked to come back, in its own language', async () => {
    const [four, fifth] = [exhibitors.slice(0, 4), exhibitors[4]]
    const { until, letGo } = holdUploads()
    const inside = four.flatMap((exhibitor) => times(16, () => send(exhibitor)))
    await until(64)
    const refused = await send(fifth)
    expect(refused).toMatchObject({
      status: 503,
      code: codes.busy,
      msg: 'Many files are being uploaded right now. Please try again in a moment',
    })
    expect(refused.headers['retry-after']).toBe('5')
    letGo()
    for (const answer of inside) expect((await answer).code).toBe(codes.ok)
    expect((await send(fifth)).code).toBe(codes.ok)
  })
})
