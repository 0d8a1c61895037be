import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { signal } from '../support/signal'
import { startTestFair, type TestFair } from '../support/test-fair'
import { askForPdf, companyOf, illustrate } from './printed-sign-up'

const chinese = '13800000006'
const overseas = 'exhibitor6@example.com'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  await illustrate(fair, chinese, [{ introZh: '产品' }])
  await illustrate(fair, overseas, [{ introEn: 'Product' }])
})
afterAll(() => fair.stop())
afterEach(() => vi.restoreAllMocks())

/** The next document stops at its first picture until it is let go. */
function holdNextPdf() {
  const { files } = fair.platform
  const open = files.open
  const [begun, goOn] = [signal(), signal()]
  vi.spyOn(files, 'open').mockImplementationOnce(async (...asked) => {
    begun.give()
    await goOn.given
    return open(...asked)
  })
  return { begun: begun.given, letGo: goOn.give }
}

const told = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString()).msg

describe('a person whose PDF is being made', () => {
  it.each([
    [chinese, '您的上一份 PDF 还在生成，请稍后再导出'],
    [overseas, 'Your last PDF is still being made. Please try again in a moment'],
  ])(
    'is told to wait for it, in any window, and gets the next one afterwards (%s)',
    async (username, words) => {
      const [window, otherWindow] = [await fair.signIn(username), await fair.signIn(username)]
      const { begun, letGo } = holdNextPdf()
      const first = askForPdf(fair, window)
      try {
        await begun
        for (const asking of [window, otherWindow]) {
          const refused = await askForPdf(fair, asking)
          expect(refused.status).toBe(429)
          expect(told(refused)).toBe(words)
        }
      } finally {
        letGo()
      }
      expect((await first).status).toBe(200)
      expect((await askForPdf(fair, otherWindow)).status).toBe(200)
    },
  )

  it('keeps nobody else from printing, not even the same sign-up', async () => {
    const { id: companyId } = await companyOf(fair, chinese)
    const { begun, letGo } = holdNextPdf()
    const first = askForPdf(fair, await fair.signIn(chinese))
    try {
      await begun
      expect((await askForPdf(fair, await fair.signIn('clerk'), { companyId })).status).toBe(200)
      expect((await askForPdf(fair, await fair.signIn(overseas))).status).toBe(200)
    } finally {
      letGo()
    }
    expect((await first).status).toBe(200)
  })

  it('may ask again when it could not be made', async () => {
    const person = await fair.signIn(chinese)
    vi.spyOn(fair.platform.files, 'open').mockRejectedValueOnce(new Error('disk gone'))
    expect((await askForPdf(fair, person)).status).toBe(500)
    expect((await askForPdf(fair, person)).status).toBe(200)
  })
})
