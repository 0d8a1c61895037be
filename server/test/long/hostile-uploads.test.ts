import { uploadProductImage } from '@fairground/wire/company/files'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blankPng, deepBlankPng, pngOf } from '../platform/files/checks/image-samples'
import { type Answer, type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let hostile: Signed
let other: Signed
let tiny: Buffer
beforeAll(async () => {
  fair = await startTestFair()
  hostile = await fair.signIn('13800000001')
  other = await fair.signIn('13800000002')
  tiny = await pngOf(20, 20)
})
afterAll(() => fair.stop())

function send(as: Signed, content: Buffer): Promise<Answer> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="picture.png"\r\n\r\n'
  return fair.ask({
    method: 'POST',
    url: `/api${uploadProductImage.path}`,
    headers: { ...as.headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  })
}

/** Sends twenty of them at once, and behind them another account's tiny one; and the most memory that took. */
async function flood(picture: Buffer) {
  await send(other, tiny)
  const atRest = process.memoryUsage().rss
  let most = atRest
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const verdicts: string[] = []
  const twenty = Array.from({ length: 20 }, async () => {
    const answer = await send(hostile, picture)
    if (answer.code !== codes.tooMany) verdicts.push(answer.code)
    return answer
  })
  const behind = await send(other, tiny)
  const checkedBefore = verdicts.length
  const answers = await Promise.all(twenty)
  clearInterval(watching)
  const saying = (...wanted: string[]) => answers.filter(({ code }) => wanted.includes(code)).length
  return { behind, checkedBefore, saying, megabytes: (most - atRest) / 1e6 }
}

describe('twenty pictures of one account', () => {
  it.each([
    ['a column of 40 million pixels', () => blankPng(1, 40_000_000)],
    ['a line of 40 million pixels', () => blankPng(40_000_000, 1)],
  ])('each %s, are refused from their headers', async (_, make) => {
    const { behind, saying, megabytes } = await flood(make())
    expect(behind.code).toBe(codes.ok)
    expect(saying(codes.refused)).toBeGreaterThanOrEqual(16)
    expect(saying(codes.refused, codes.tooMany)).toBe(20)
    expect(megabytes).toBeLessThan(300)
  })

  it('each as costly as one may be, do not delay another’s tiny one, and end at the time limit', async () => {
    const { behind, checkedBefore, saying, megabytes } = await flood(deepBlankPng(6_300, 6_300))
    expect(behind.code).toBe(codes.ok)
    expect(checkedBefore).toBeLessThanOrEqual(1)
    expect(saying(codes.tooMany)).toBe(4)
    expect(saying(codes.ok, codes.refused, codes.busy)).toBe(16)
    expect(megabytes).toBeLessThan(1_200)
  })
})
