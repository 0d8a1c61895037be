import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { type Design, useDesign } from '../../src/design/design-context'
import { DesignProvider } from '../../src/design/design-provider'
import { session } from '../../src/session/session'
import { UserContext } from '../../src/session/use-session'
import type { FakeFair } from './fake-fair'
import { admin } from './people'

/** Parts of the designer around one hall, without its page. The test must have foreseen every call. */
export function designParts(fair: FakeFair, hallId: string, parts: ReactNode) {
  let design: Design | undefined
  function Probe() {
    design = useDesign()
    return null
  }
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <DesignProvider hallId={hallId}>
          <Probe />
          {parts}
        </DesignProvider>
      ),
    },
  ])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(async () => {
    cleanup()
    router.dispose()
    await session.leave(async () => undefined)
    localStorage.clear()
    sessionStorage.clear()
    expect(fair.unforeseen).toEqual([])
  })
  return {
    show: () =>
      render(
        <QueryClientProvider client={queries}>
          <ConfigProvider button={{ autoInsertSpace: false }}>
            <UserContext value={admin}>
              <RouterProvider router={router} />
            </UserContext>
          </ConfigProvider>
        </QueryClientProvider>,
      ),
    table: (): Design => {
      if (!design) throw new Error('nothing is on the table')
      return design
    },
  }
}
