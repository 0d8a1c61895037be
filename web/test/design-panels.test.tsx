import { type Draft, type DraftBooth, writeDraft } from '@fairground/floorplan/design/draft'
import type { Question } from '@fairground/floorplan/design/tool'
import {
  designFacts,
  designSeat,
  type OpenedDesign,
  openDesign,
  publishDraft,
  type Seat,
  saveDraft,
  wishForSeat,
} from '@fairground/wire/design'
import { isNumberTaken, listHalls } from '@fairground/wire/hall'
import { codes } from '@fairground/wire/kernel/codes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DesignBar, DesignDialogs, ProblemPanel, SidePanel } from '../src/design/panels'
import { session } from '../src/session/session'
import { button, field, press, type } from './support/acting'
import { designParts } from './support/design-parts'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { admin } from './support/people'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const hallId = id(9)
const savedAt = new Date('2026-11-17T06:32:06Z')
const booth = (n: number, more: Partial<DraftBooth> = {}): DraftBooth => ({
  kind: 'booth',
  id: id(n),
  x: n * 10,
  y: 10,
  width: 3,
  depth: 3,
  code: `W4-${n}`,
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
  ...more,
})
const plan = (booths: DraftBooth[], groups: string[][] = []): Draft => ({
  version: 1,
  width: 84,
  depth: 54,
  elements: [],
  booths,
  underlays: [],
  locked: [],
  groups,
})
const mine: Seat = {
  mine: true,
  holder: { name: 'admin', since: savedAt, you: true },
  asking: null,
  givenAt: null,
}
const theirs: Seat = { ...mine, mine: false, holder: { name: '李倩', since: savedAt, you: false } }

interface Given {
  booths?: DraftBooth[]
  groups?: string[][]
  seat?: Seat
  exhibitType?: string
  /** The last of them is on the published plan under these states. */
  held?: string
  /** Numbers of other halls. */
  elsewhere?: OpenedDesign['elsewhere']
}

async function openTable({
  booths = [booth(1), booth(2)],
  groups = [],
  seat = mine,
  exhibitType = '02',
  held,
  elsewhere = { taken: [], planned: [] },
}: Given = {}) {
  const fair = createFakeFair(admin)
  const scene = writeDraft(plan(booths, groups))
  fair.answer(listHalls, [])
  fair.answer(openDesign, {
    hall: {
      id: hallId,
      code: 'W4',
      name: { zh: '应急馆', en: 'Rescue' },
      kind: 'indoor',
      exhibitType,
      background: null,
    },
    designMode: true,
    published: { number: 8, mark: 'v8', scene },
    draft: null,
    elsewhere,
  })
  fair.answer(
    designFacts,
    booths.map(({ id: boothId, code }) =>
      boothId === held
        ? { id: boothId, code, state: 'occupy' as const, name: '岭盾应急' }
        : { id: boothId, code, state: 'normal' as const, name: '' },
    ),
  )
  fair.answer(designSeat, seat)
  fair.answer(wishForSeat, seat)
  fair.answer(isNumberTaken, ({ body }) => body.code === 'W4-500')
  fair.answer(saveDraft, ({ body }) => ({ revision: body.revision + 1, savedAt }))

  window.fair = { fetch: fair.fetch }
  await session.check()
  const { show, table } = designParts(
    fair,
    hallId,
    <>
      <DesignBar />
      <SidePanel />
      <ProblemPanel />
      <DesignDialogs />
    </>,
  )
  show()
  await screen.findByRole('complementary', { name: '展位信息' })
  await waitFor(() => expect(table().onlyViewed).toBe(seat.mine ? undefined : 'seat'))
  const { editor, ask } = table()
  return {
    fair,
    editor,
    ask: (boothId: string) => act(() => ask({ about: 'piece', id: boothId })),
    show: (question: Question) => act(() => ask(question)),
    choose: (...ids: string[]) => act(() => editor.select(ids)),
    drawn: (boothId: string) => editor.get().draft.booths.find((one) => one.id === boothId),
  }
}
const saves = (fair: FakeFair) => fair.asked(saveDraft)

describe('the form of a booth', () => {
  it('takes a number that is free, says when one is repeated, missing or another hall’s, and loses nothing', async () => {
    const { choose, drawn, fair } = await openTable()
    choose(id(1))
    await type('编号后段', '2')
    expect(await screen.findByText('展位编号重复')).toBeTruthy()
    expect((await field('编号后段')).value).toBe('2')
    choose(id(2))
    choose(id(1))
    expect((await field('编号后段')).value).toBe('2')
    await type('编号后段', '500')
    expect(await screen.findByText('展位编号重复')).toBeTruthy()
    await type('编号后段', '')
    await type('编号前段', ' ')
    expect(await screen.findByText('请输入展位编号')).toBeTruthy()
    await type('编号前段', 'W4')
    await type('编号后段', '77')
    expect(await screen.findByText('编号可用')).toBeTruthy()
    await waitFor(() => expect(drawn(id(1))?.code).toBe('W4-77'))
    await waitFor(() => expect(saves(fair).length).toBeGreaterThan(0))
  })

  it('takes a number that was refused once nobody has it any more', async () => {
    const { choose, drawn, editor } = await openTable()
    choose(id(1))
    await type('编号后段', '2')
    expect(await screen.findByText('展位编号重复')).toBeTruthy()
    choose(id(2))
    act(() =>
      editor.change('number', (draft) => ({ ...draft, booths: [booth(1), booth(2, { code: 'W4-3' })] })),
    )
    expect(drawn(id(1))?.code).toBe('W4-1')
    choose(id(1))
    await waitFor(() => expect(drawn(id(1))?.code).toBe('W4-2'))
  })

  it('is shown for the one of a group that is asked about, and gives the focus back to the plan', async () => {
    const { choose, ask } = await openTable({ groups: [[id(1), id(2)]] })
    const floor = document.createElement('div')
    floor.setAttribute('role', 'application')
    floor.tabIndex = 0
    document.body.append(floor)
    onTestFinished(() => floor.remove())
    choose(id(2))
    expect(screen.queryByLabelText('编号后段')).toBeNull()
    for (const key of ['Enter', 'Escape']) {
      ask(id(2))
      const number = await field('编号后段')
      expect(number.value).toBe('2')
      await waitFor(() => expect(document.activeElement).toBe(number))
      fireEvent.keyDown(number, { key })
      expect(document.activeElement).toBe(floor)
    }
  })

  it('of several sets their state only where all have a number', async () => {
    const { choose } = await openTable({ booths: [booth(1), booth(2), booth(3, { code: '' })] })
    choose(id(1), id(2))
    expect(await screen.findByLabelText('状态')).toBeTruthy()
    choose(id(1), id(3))
    expect(await screen.findByLabelText('展位类型')).toBeTruthy()
    expect(screen.queryByLabelText('状态')).toBeNull()
  })

  it('takes lengths above nothing and computes the area', async () => {
    const { choose, drawn } = await openTable()
    choose(id(1))
    await type(/^横向长度/, '0')
    expect(await screen.findByText('长度必须大于0')).toBeTruthy()
    expect(drawn(id(1))?.width).toBe(3)
    await type(/^横向长度/, '4.5')
    await waitFor(() => expect(drawn(id(1))?.width).toBe(4.5))
    expect((await field('面积')).value).toBe('13.5')
  })

  it('asks for the exhibit type only where the hall takes several, and why open sides differ', async () => {
    const { choose, drawn } = await openTable({
      exhibitType: '99',
      booths: [booth(1, { exhibitType: '99' })],
    })
    choose(id(1))
    expect(await screen.findByText('请选择展品类型')).toBeTruthy()
    await press('一面开')
    expect(await screen.findByText('请说明与图形推算不同的原因')).toBeTruthy()
    expect(drawn(id(1))?.opening).toBeUndefined()
    await type(/^与推算不同的原因/, '转角有配电箱')
    await waitFor(() => expect(drawn(id(1))?.opening).toEqual({ sides: 1, reason: '转角有配电箱' }))
  })

  it('keeps what binds a booth that somebody has', async () => {
    const { choose } = await openTable({ held: id(1) })
    choose(id(1))
    expect(await screen.findByText(/岭盾应急持有此展位/)).toBeTruthy()
    expect((await field('编号后段')).disabled).toBe(true)
    expect((await button(/已有归属（已占用），不能删除/)).hasAttribute('disabled')).toBe(true)
  })
})

describe('what lies beside a booth', () => {
  it('is named: a booth that covers its side is no wall', async () => {
    const { choose } = await openTable({ booths: [booth(1), booth(2, { x: 12 })] })
    choose(id(1))
    expect(await screen.findByText('与 W4-2 重叠')).toBeTruthy()
  })
})

describe('what a dialog asks', () => {
  const floor = { x: 0, y: 20, width: 30, depth: 20 }

  it('begins in its first field and ends where it was opened', async () => {
    const { editor } = await openTable()
    act(() => editor.change('move', (draft) => ({ ...draft, booths: [booth(1, { x: 12 }), booth(2)] })))
    const opener = await button('发布')
    await waitFor(() => expect(opener.hasAttribute('disabled')).toBe(false))
    act(() => opener.focus())
    await press('发布')
    const dialog = await screen.findByRole('dialog')
    expect(document.activeElement).toBe(await field(/^版本说明/))
    await press('Cancel', dialog)
    expect(document.activeElement).toBe(opener)
  })

  it('for booths: an island has two side by side unless somebody says otherwise', async () => {
    const { editor, show } = await openTable()
    show({ about: 'rows', floor })
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    fireEvent.click(await field('岛式'))
    expect((await field('每组个数')).value).toBe('2')
    const made = await button(/^生成 \d+ 个展位$/)
    act(() => made.click())
    expect(editor.get().draft.booths.length).toBe(2 + Number(/\d+/.exec(made.textContent ?? '')?.[0]))
  })

  it('for numbers offers the order of a line only where one was drawn', async () => {
    const { show } = await openTable()
    show({ about: 'numbers', ids: [id(2), id(1)] })
    expect((await field('逐行')).checked).toBe(true)
    expect(screen.queryByLabelText('按路径')).toBeNull()
  })
})

describe('problems', () => {
  it('are mended at one click', async () => {
    const { drawn } = await openTable({ booths: [booth(1), booth(2, { code: '' })] })
    const mend = await button(/^填 W4-/)
    act(() => mend.click())
    expect(drawn(id(2))?.code).toBe(mend.textContent?.slice(2))
    expect(await screen.findByRole('button', { name: '撤销：修正问题' })).toBeTruthy()
  })
})

describe('numbers of other halls', () => {
  const elsewhere = {
    taken: [{ hall: 'E2', numbers: ['W4-2', 'W4-3', 'W4-104'] }],
    planned: [{ hall: 'E3', numbers: ['W4-1', 'W4-4'] }],
  }

  it('are problems here, each with its hall and the next number nobody has', async () => {
    const { drawn } = await openTable({ elsewhere })
    expect(await screen.findByText('W4-2 已用于 E2 馆')).toBeTruthy()
    expect(await screen.findByText('E3 馆的草稿也用了 W4-1')).toBeTruthy()
    const [mend] = await screen.findAllByRole('button', { name: /^填 W4-5$/ })
    act(() => mend?.click())
    expect(drawn(id(2))?.code).toBe('W4-5')
  })

  it('are left out where rows of booths are numbered', async () => {
    const { editor, show } = await openTable({ elsewhere })
    show({ about: 'rows', floor: { x: 0, y: 20, width: 40, depth: 20 } })
    expect((await field('起始')).value).toBe('105')
    await type('起始', '104')
    expect(await screen.findByText(/其中 1 个编号已被使用/)).toBeTruthy()
    expect(editor.get().draft.booths).toHaveLength(2)
  })
})

describe('the seat', () => {
  it('is somebody else’s: one looks on and can ask for it', async () => {
    const { fair, choose } = await openTable({ seat: theirs })
    expect(await screen.findByText('李倩 14:32 起在编辑。')).toBeTruthy()
    choose(id(1))
    expect((await field('编号后段')).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
    await press('申请编辑')
    await type('附言', '改两个号')
    await press('申请编辑')
    await waitFor(() =>
      expect(fair.asked(wishForSeat).map(({ body }) => [body.wish, body.word])).toEqual([
        ['ask', '改两个号'],
      ]),
    )
  })

  it('is somebody else’s: nothing changes the plan, by field or otherwise', async () => {
    const { editor, choose, fair } = await openTable({ seat: theirs })
    const { draft } = editor.get()
    choose(id(1))
    await type('编号后段', '77')
    fireEvent.blur(await field('编号后段'))
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
      expect(radio.disabled).toBe(true)
      fireEvent.click(radio)
    }
    for (const box of screen.getAllByRole<HTMLInputElement>('combobox')) expect(box.disabled).toBe(true)
    act(() => editor.change('move', (before) => ({ ...before, booths: [] })))
    act(() => editor.undo())
    fireEvent.keyDown(await field('编号后段'), { key: 'Escape' })
    choose(id(2))
    expect(editor.get().draft).toBe(draft)
    expect(saves(fair)).toEqual([])
  })

  it('is asked for: whoever has it hands it over or keeps it', async () => {
    const asked: Seat = {
      ...mine,
      asking: { name: '王敏', word: '五分钟', at: savedAt, mine: false },
      givenAt: new Date(Date.now() + 50_000),
    }
    const { fair } = await openTable({ seat: asked })
    expect(await screen.findByText('王敏 想编辑此展馆。')).toBeTruthy()
    await press('稍后')
    await waitFor(() => expect(fair.asked(wishForSeat).some(({ body }) => body.wish === 'refuse')).toBe(true))
  })
})

describe('publishing', () => {
  it('says what changes, and says so when no answer came', async () => {
    const { fair, editor } = await openTable()
    act(() => editor.change('move', (draft) => ({ ...draft, booths: [booth(1, { x: 12 }), booth(2)] })))
    fair.answer(publishDraft, () => new Response('gone', { status: 502 }))
    await waitFor(() => expect(saves(fair)).toHaveLength(1))
    await press('发布')
    expect(await screen.findByText('移动 2.00 m')).toBeTruthy()
    await press('发布', await screen.findByRole('dialog'))
    expect(await screen.findByText('没有收到答复，不确定是否已发布')).toBeTruthy()
    fair.answer(openDesign, () => new Response('gone', { status: 502 }))
    const reads = fair.asked(openDesign).length
    await press('查看结果')
    await waitFor(() => expect(fair.asked(openDesign).length).toBeGreaterThan(reads))
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull())
    expect(screen.getByText('没有收到答复，不确定是否已发布')).toBeTruthy()
    fair.answer(publishDraft, new Refused(codes.refused, '安全模式：不能这样修改'))
    await press(/发布$/, await screen.findByRole('dialog'))
    expect(await screen.findByText('安全模式：不能这样修改')).toBeTruthy()
  })
})
