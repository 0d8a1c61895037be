import { councilMember } from '@fairground/wire/list/lists/council-member'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, press, type } from './support/acting'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep, rowOf } from './support/rows'

const [former, wanted] = ['福州安泰消防有限公司', '青岛海安设备厂'] as const
const members = [former, wanted].map((companyName) => rowOf(councilMember, { companyName }))

/** Answers nothing more until told to. */
function hold(fair: FakeFair): () => void {
  const { fetch } = fair
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  window.fair = { fetch: (...given) => told.then(() => fetch(...given)) }
  return answer
}

async function openMembers(): Promise<FakeFair> {
  const fair = createFakeFair(admin)
  keep(fair, councilMember, members)
  await openScreen(fair, councilMember.path)
  await screen.findByText(former)
  return fair
}

const mayBePressed = (name: string) => screen.getByText(name).closest('[inert]') === null

describe.each(['table', 'cards'])('rows of the former question, as %s', (shape) => {
  const { matchMedia } = window
  beforeEach(() => {
    if (shape === 'cards')
      window.matchMedia = vi.fn((query: string) =>
        Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query }),
      ) as never
  })
  afterEach(() => {
    window.matchMedia = matchMedia
  })

  it('cannot be pressed: the answer would take them from under the finger', async () => {
    const fair = await openMembers()
    expect(mayBePressed(former)).toBe(true)
    keep(fair, councilMember, members.slice(1))
    const answer = hold(fair)
    await type('企业名称', wanted)
    await press('查询')
    await waitFor(() => expect(mayBePressed(former)).toBe(false))
    answer()
    await waitFor(() => expect(screen.queryByText(former)).toBeNull())
    expect(mayBePressed(wanted)).toBe(true)
  })
})

describe('a question', () => {
  it('turns the rows into former ones before anything else can be pressed', async () => {
    const fair = await openMembers()
    const answer = hold(fair)
    const head = await button('企业名称')
    // Pressed without the test library, which would wait for what is put off.
    head.click()
    for (let step = 0; step < 100; step++) await Promise.resolve()
    expect(mayBePressed(former)).toBe(false)
    await act(async () => answer())
    await waitFor(() => expect(mayBePressed(former)).toBe(true))
  })
})
