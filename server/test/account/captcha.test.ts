import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, randomAnswer } from '../../src/platform/captcha/captcha-picture'
import { demoPassword } from '../../src/platform/config/demo-password'
import { logIn } from '../support/log-in'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

/** The answer is stored as a hash, so a test that wants to pass puts its own in place. */
async function picture(answer: string): Promise<string> {
  const { result } = await fair.ask({ method: 'GET', url: '/api/captcha' })
  await sql`UPDATE captcha SET answer_hash = sha256(${answer}::bytea) WHERE id = ${result.ticket}`.execute(
    fair.platform.db,
  )
  return result.ticket
}

const answerPicture = (ticket: string, answer: string) =>
  logIn(fair, 'admin', demoPassword, { captcha: { ticket, answer } })

describe('the picture code', () => {
  it('is a picture, and what it says is nowhere in the answer', async () => {
    const { result } = await fair.ask({ method: 'GET', url: '/api/captcha' })
    const [head, data] = String(result.image).split(',')
    expect(head).toBe('data:image/png;base64')
    expect(await sharp(Buffer.from(data ?? '', 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 80,
    })
    expect(Object.keys(result).sort()).toEqual(['image', 'required', 'ticket'])
  })

  it('lets in whoever reads it, in either case', async () => {
    expect((await answerPicture(await picture('7KQ4'), '7kq4')).code).toBe(codes.ok)
  })

  it('is used up by one try, right or wrong', async () => {
    const ticket = await picture('7KQ4')
    expect(await answerPicture(ticket, 'XXXX')).toMatchObject({ code: codes.refused, msg: '*验证码错误' })
    expect((await answerPicture(ticket, '7KQ4')).code).toBe(codes.refused)
  })

  it('is used up once even when sent many times at once', async () => {
    const ticket = await picture('7KQ4')
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerPicture(ticket, '7KQ4')))
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1)
  })

  it('expires', async () => {
    const ticket = await picture('7KQ4')
    await sql`UPDATE captcha SET expires_at = now() WHERE id = ${ticket}`.execute(fair.platform.db)
    expect((await answerPicture(ticket, '7KQ4')).code).toBe(codes.refused)
  })

  it('cannot be left out or made up', async () => {
    for (const ticket of ['', 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await answerPicture(ticket, '')).code).toBe(codes.refused)
    }
  })

  it('is checked before the password, so that it costs a guess to learn anything', async () => {
    const captcha = { ticket: '', answer: 'ABCD' }
    const answer = await logIn(fair, 'no-such-account', 'x', { captcha })
    expect(answer.code).toBe(codes.refused)
  })

  it('asks only for characters that cannot be taken for one another', () => {
    const answers = Array.from({ length: 40 }, randomAnswer)
    for (const answer of answers) expect(answer).toMatch(/^[2-9A-HJKMNPRT-Y]{4}$/)
  })

  it('draws every character it can ask for, differently every time', async () => {
    const noise = await inkOf(await drawPicture('    '))
    for (const character of '23456789ABCDEFGHJKMNPRTUVWXY')
      expect(await inkOf(await drawPicture(character.repeat(4))), character).toBeGreaterThan(2 * noise)
    expect(await drawPicture('ABCD')).not.toBe(await drawPicture('ABCD'))
  })
})

/** How much of a picture is darker than its paper. */
async function inkOf(picture: string): Promise<number> {
  const png = Buffer.from(picture.replace(/^data:image\/png;base64,/, ''), 'base64')
  const pixels = await sharp(png).greyscale().raw().toBuffer()
  return pixels.filter((brightness) => brightness < 160).length
}
