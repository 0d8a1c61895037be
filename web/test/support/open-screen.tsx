import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { findBehindDoors, routes } from '../../src/app/routes'
import { atOnce } from '../../src/lib/at-once'
import { session } from '../../src/session/session'
import type { FakeFair } from './fake-fair'

/** Opens an address of the product for whom the fair takes this browser. The test must have foreseen every call. */
export async function openScreen(
  fair: FakeFair,
  address: string,
): Promise<ReturnType<typeof createMemoryRouter>> {
  window.fair = { fetch: fair.fetch }
  await session.check()
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: findBehindDoors,
  })
  render(<RouterProvider router={router} flushSync={atOnce} />)
  onTestFinished(async () => {
    cleanup()
    router.dispose()
    await session.leave(async () => undefined)
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
    document.cookie = `${staffLanguageCookie}=; path=/; max-age=0`
    expect(fair.unforeseen).toEqual([])
  })
  return router
}
