import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  exportPlan,
  findPlanExport,
  orderPlanExport,
  type PlanOrder,
  planMailbox,
} from '@fairground/wire/plan-export'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlan } from '../../src/hall'
import { planExportJob, tidyPlanExportsJob } from '../../src/plan-export'
import { hallWith } from '../hall/hall-support'
import { newestMessage } from '../support/outbox'
import { type ReadPdf, readPdf, squeezed } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let w3: string
let chinese: { as: Signed; call: Client }
let overseas: { as: Signed; call: Client }
// No worker of its own: the tests say when something is drawn.
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  w3 = await hallWith(fair, 'W3')
  const person = async (username: string) => {
    const as = await fair.signIn(username)
    return { as, call: clientFor(fair, as) }
  }
  chinese = await person('13800000006')
  overseas = await person('exhibitor6@example.com')
})
afterAll(() => fair.stop())

type Wishes = Partial<Omit<PlanOrder, 'hallId'>> & Pick<PlanOrder, 'format'>
const order = (call: Client, wishes: Wishes, hallId = w3) =>
  call(orderPlanExport, { body: { hallId, paper: 'A4', layout: 'fitted', byMail: false, ...wishes } })

const draw = (id: string) => planExportJob(fair.platform).run({ id }, AbortSignal.timeout(60_000))

const download = (id: string, { headers }: Signed) =>
  fair.app.inject({ url: `/api/hall/exports/${id}/file`, headers })

const drawn = async ({ as, call }: typeof chinese, wishes: Wishes) => {
  const { id } = await order(call, wishes)
  await draw(id)
  const file = await download(id, as)
  expect(file.statusCode).toBe(200)
  return { id, file, bytes: file.rawPayload }
}

const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join('')

const planOf = async (language: 'zh' | 'en' = 'zh') => {
  const found = await readPlan(fair.platform.db, fair.platform.settings.current(), w3, {
    reader: 'everyone',
    language,
  })
  if (!found) throw new Error('no W3')
  return found
}

describe('a plan as a document', () => {
  it.each([
    ['A4', 'fitted', [595.28, 841.89], 1],
    ['A3', 'fitted', [841.89, 1190.55], 1],
  ] as const)('stands whole on %s, %s, with title, date and legend', async (paper, layout, size, pages) => {
    const { bytes, file } = await drawn(chinese, { format: 'pdf', paper, layout })
    const pdf = await readPdf(bytes)
    expect(pdf.pages).toHaveLength(pages)
    expect(pdf.pages[0]?.size.map((side) => Math.round(side))).toEqual(size.map((side) => Math.round(side)))
    const { hall, plan } = await planOf()
    const text = squeezed(textOf(pdf))
    expect(text).toContain(squeezed(hall.nameZh))
    expect(text).toContain('可选')
    expect(text).toMatch(/\d{4}\/\d\d\/\d\d/)
    for (const { code } of plan.booths.slice(0, 5)) expect(text).toContain(code)
    expect(String(file.headers['content-disposition'])).toContain('W3_')
  })

  it('goes over several sheets, larger, and no booth is missing', async () => {
    const { id, bytes } = await drawn(overseas, { format: 'pdf', paper: 'A4', layout: 'split' })
    const pdf = await readPdf(bytes)
    expect(pdf.pages.length).toBeGreaterThan(1)
    const text = squeezed(textOf(pdf))
    const { hall, plan } = await planOf('en')
    for (const { code } of plan.booths) expect(text).toContain(code)
    expect(text).toContain(squeezed(hall.nameEn))
    expect(text).toContain(squeezed(`Page 2 of ${pdf.pages.length}`))
    const { state, sheets, sheetsDone } = await overseas.call(findPlanExport, { params: { exportId: id } })
    expect({ state, sheets, sheetsDone }).toEqual({
      state: 'ready',
      sheets: pdf.pages.length,
      sheetsDone: pdf.pages.length,
    })
  })

  it('is drawn from the fair’s own plan, whatever picture and name a client sends', async () => {
    const { id } = await chinese.call(exportPlan, {
      body: {
        hallId: w3,
        picture: `data:image/png;base64,${'iVBORw0KGgo='.repeat(200_000)}`,
        hallName: '别的馆',
      },
    })
    await draw(id)
    const text = squeezed(textOf(await readPdf((await download(id, chinese.as)).rawPayload)))
    expect(text).not.toContain('别的馆')
    expect(text).toContain('平面图')
  })

  it('shows the pictures that lie on the floor, and goes without those that are gone', async () => {
    const { db, files } = fair.platform
    const { scenery, width_m, depth_m } = await db
      .selectFrom('hall')
      .select(['scenery', 'width_m', 'depth_m'])
      .where('id', '=', w3)
      .executeTakeFirstOrThrow()
    // As the floor, or it would leave some of it blank.
    const content = await sharp({
      create: { width: Math.round(width_m), height: Math.round(depth_m), channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer()
    const keep = (bytes: Buffer) =>
      files.keep({
        ownerId: chinese.as.accountId,
        purpose: 'hallBackground',
        originalName: '底图.png',
        file: { content: bytes, contentType: 'image/png' },
      })
    const background = await keep(content)
    const sketch = { kind: 'picture', x: 0, y: 0, width: 9, depth: 9, opacity: 0.5, rotation: 0 }
    const lying = [
      { ...sketch, id: 'sketch', file: await keep(content) },
      { ...sketch, id: 'gone', file: crypto.randomUUID() },
      { ...sketch, id: 'broken', file: await keep(Buffer.from('no picture')) },
    ]
    const furnish = (to: { background_file_id: string | null; scenery: unknown }) =>
      db
        .updateTable('hall')
        .set({ ...to, scenery: JSON.stringify(to.scenery) })
        .where('id', '=', w3)
        .execute()
    await furnish({ background_file_id: background, scenery: [...(scenery as object[]), ...lying] })
    const pdf = await readPdf((await drawn(chinese, { format: 'pdf' })).bytes)
    expect(pdf.pages.map(({ pictures }) => pictures)).toEqual([2])
    // One picture in the document, however many sheets it lies under.
    const split = (await drawn(chinese, { format: 'pdf', layout: 'split' })).bytes.toString('latin1')
    expect(split.match(/\/Subtype \/Image/g)).toHaveLength(2)
    const { dominant } = await sharp((await drawn(chinese, { format: 'png' })).bytes).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 100)
    await furnish({ background_file_id: null, scenery })
  })

  it('letters a booth as the designer said: by name in a drawing, larger and leaning in document and picture', async () => {
    const plain = await drawn(chinese, { format: 'png' })
    const { plan } = await planOf()
    const [raw] = plan.booths.filter((booth) => booth.raw)
    const letter = (fonts: object | null) =>
      fair.platform.db
        .updateTable('booth')
        .set({ fonts: fonts && JSON.stringify(fonts) })
        .where('hall_id', '=', w3)
        .where('code', '=', raw?.code ?? '')
        .execute()
    await letter({ code: { family: 'KaiTi', size: 24, style: 'italic' } })
    const drawing = (await drawn(chinese, { format: 'svg' })).bytes.toString('utf8')
    expect(drawing).toMatch(
      new RegExp(`font-style="italic" font-family="&#39;KaiTi&#39;, [^>]*><text [^>]*>${raw?.code}<`),
    )
    const document = await readPdf((await drawn(chinese, { format: 'pdf' })).bytes)
    expect(squeezed(textOf(document))).toContain(raw?.code)
    const { bytes } = await drawn(chinese, { format: 'png' })
    expect(bytes.equals(plain.bytes)).toBe(false)
    await letter(null)
  })

  it('is a sheet to be put up, with a code that leads to this place', async () => {
    const { id, bytes } = await drawn(chinese, { format: 'pdf', here: { x: 10, y: 12.346 } })
    expect(squeezed(textOf(await readPdf(bytes)))).toContain('您在这里')
    const kept = await fair.platform.db
      .selectFrom('plan_export')
      .select('here_link')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const link = new URL(kept.here_link)
    expect([link.pathname, link.searchParams.get('uuid'), link.searchParams.get('from')]).toEqual([
      '/booth/anon',
      w3,
      '10,12.35',
    ])
  })
})

describe('a plan as a picture', () => {
  it('has every letter drawn in it, without any typeface of the machine', async () => {
    const { bytes, file } = await drawn(chinese, { format: 'png' })
    expect(file.headers['content-type']).toBe('image/png')
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(Math.max(width, height)).toBeGreaterThan(3_000)
    const { channels } = await sharp(bytes).stats()
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true)
  })

  it('is a drawing whose words can be found', async () => {
    const { bytes, file } = await drawn(chinese, { format: 'svg' })
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment/)
    const { plan } = await planOf()
    const drawing = bytes.toString('utf8')
    expect(drawing).toContain('<svg')
    for (const { code } of plan.booths) expect(drawing).toContain(`>${code}<`)
    // Whatever typeface a reader has, each word is as wide as there was room for, and so none is cut at the edge.
    const right = Number(/viewBox="0 0 ([\d.]+) /.exec(drawing)?.[1])
    const lines = [...drawing.matchAll(/(<g fill=[^>]*font-size[^>]*>)((?:<text .*?<\/text>)+)/g)]
    const words = lines.flatMap(([, look = '', texts = '']) =>
      [
        ...texts.matchAll(
          /<text x="([\d.-]+)" y="[\d.-]+"( transform=[^>]*)? textLength="([\d.]+)"[^>]*>([^<]*)/g,
        ),
      ].map(([, x, turned, length, text]) => {
        const before = look.includes('"start"') ? 0 : look.includes('"end"') ? 1 : 0.5
        const from = Number(x) - Number(length) * before
        return { text, turned, from, to: from + Number(length) }
      }),
    )
    expect(words).toHaveLength(drawing.match(/<text /g)?.length ?? 0)
    const cut = words.filter(({ turned, from, to }) => !turned && (from < 0 || to > right))
    expect(cut).toEqual([])
    expect(words.length).toBeGreaterThan(plan.booths.length)
  })
})

describe('by mail', () => {
  const drawnByMail = async () => {
    const ordered = await order(overseas.call, { format: 'svg', byMail: true })
    await draw(ordered.id)
    return ordered
  }

  it('goes to the own verified address, with the file', async () => {
    expect(await overseas.call(planMailbox)).toBe('exhibitor6@example.com')
    const { id } = await order(overseas.call, { format: 'pdf', byMail: true })
    await draw(id)
    expect((await newestMessage(fair, 'exhibitor6@example.com')).template).toBe('hallPlan')
    const { attached_file_id: attached } = await fair.platform.db
      .selectFrom('outbox_message')
      .select('attached_file_id')
      .where('dedupe_key', '=', `plan-export:${id}`)
      .executeTakeFirstOrThrow()
    const file = await fair.platform.files.open(attached ?? '')
    file?.content.destroy()
    expect(file?.contentType).toBe('application/pdf')
  })

  it('goes out as often as it was ordered', async () => {
    for (let order = 0; order < 7; order += 1) {
      const { id } = await drawnByMail()
      const { status } = await fair.platform.db
        .selectFrom('outbox_message')
        .select('status')
        .where('dedupe_key', '=', `plan-export:${id}`)
        .executeTakeFirstOrThrow()
      expect(status).toBe('queued')
    }
  })

  it('is refused in words to whoever has no verified address', async () => {
    const admin = clientFor(fair, await fair.signIn('admin'))
    expect(await admin(planMailbox)).toBe('')
    const { message } = await refusal(order(admin, { format: 'pdf', byMail: true }))
    expect(message).toBe('您的账号没有已验证的邮箱，请改为下载')
  })
})

describe('what is refused', () => {
  it('somebody else’s export, before and after it is drawn', async () => {
    const { id } = await drawn(chinese, { format: 'svg' })
    expect((await refusal(overseas.call(findPlanExport, { params: { exportId: id } }))).code).toBe(
      codes.notFound,
    )
    expect((await download(id, overseas.as)).json().code).toBe(codes.notFound)
  })

  it('a file that is not drawn yet, and one that is gone', async () => {
    const { id } = await order(chinese.call, { format: 'svg' })
    expect((await download(id, chinese.as)).json().msg).toBe('平面图尚未绘制完成，请稍候')
    await draw(id)
    await fair.platform.db.updateTable('plan_export').set({ file_id: null }).where('id', '=', id).execute()
    expect((await download(id, chinese.as)).json().msg).toBe('导出文件不存在或已过期，请重新导出')
  })

  it('a place outside the hall, a hall that is not there', async () => {
    const away = { format: 'pdf', here: { x: -1, y: 5 } } as const
    expect((await refusal(order(chinese.call, away))).message).toBe('所选位置不在展馆内')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await refusal(order(chinese.call, { format: 'pdf' }, unknown))).code).toBe(codes.notFound)
  })

  it('what was lost on the way is told, and what is a day old is let go of', async () => {
    const { id } = await drawn(chinese, { format: 'svg' })
    const { id: lost } = await order(chinese.call, { format: 'svg' })
    const age = (interval: string) =>
      fair.platform.db
        .updateTable('plan_export')
        .set({ ordered_at: sql`now() - ${interval}::interval` })
        .where('id', 'in', [id, lost])
        .execute()
    await age('11 minutes')
    const stateOf = async (exportId: string) =>
      (await chinese.call(findPlanExport, { params: { exportId } })).state
    expect([await stateOf(id), await stateOf(lost)]).toEqual(['ready', 'failed'])
    const { file_id: fileId } = await fair.platform.db
      .selectFrom('plan_export')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await age('25 hours')
    await tidyPlanExportsJob(fair.platform).run({}, AbortSignal.timeout(60_000))
    expect((await refusal(stateOf(id))).code).toBe(codes.notFound)
    expect(await fair.platform.files.open(fileId ?? '')).toBeUndefined()
  })

  it('a plan that cannot be drawn: said at once, not tried for ever', async () => {
    const { id } = await order(chinese.call, { format: 'pdf' })
    const broken = {
      ...fair.platform,
      files: { ...fair.platform.files, keep: () => Promise.reject(new Error('full')) },
    }
    await planExportJob(broken).run({ id }, AbortSignal.timeout(60_000))
    expect((await chinese.call(findPlanExport, { params: { exportId: id } })).state).toBe('failed')
  })
})
