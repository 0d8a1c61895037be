import '../lib/zod-without-eval'
import type { Language } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import enGB from 'antd/es/locale/en_GB'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/zh-cn'
import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { useLanguage } from '../lib/language'
import { sayIn } from '../lib/text'
import { pauseMs, timesToAskAgain } from '../session/ask-again'
import { forgetKept } from '../session/kept-offline'
import { notices } from '../session/notices'
import { watchOtherTabs } from '../session/session'
import { useSession } from '../session/use-session'
import { workingThemes } from '../ui/theme'
import { Toasts } from '../ui/toasts'
import { uiTexts } from '../ui/ui.texts'
import { ScreenFrame } from './screen-frame'

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error) {
      if (timesToAskAgain(error) === 0) return
      const said = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : undefined
      notices.announce({
        key: 'unreachable',
        tone: 'warning',
        text: (language) => said ?? sayIn(language)(uiTexts.unreachable),
        retry: () =>
          void queries.refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.fetchFailureCount > 0,
          }),
      })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < timesToAskAgain(error),
      retryDelay: pauseMs,
      networkMode: 'always',
    },
  },
})

const locales = { zh: { antd: zhCN, dayjs: 'zh-cn' }, en: { antd: enGB, dayjs: 'en-gb' } }

/** What the areas behind the login need on top of the frame. The open pages and the doors do without. */
export function AppProviders({ children }: { children?: ReactNode }) {
  const { user, status } = useSession()
  const userId = user?.id

  useEffect(watchOtherTabs, [])

  // While nobody can be asked who is there, it is the very thing that is needed.
  useEffect(() => {
    if (status !== 'unknown') void forgetKept(userId)
  }, [status, userId])

  // What one person was shown must not appear for a moment to the next.
  useEffect(() => (userId ? () => queries.clear() : undefined), [userId])

  return (
    <ScreenFrame user={user}>
      <QueryClientProvider client={queries}>
        <LocalisedComponents>{children ?? <Outlet />}</LocalisedComponents>
      </QueryClientProvider>
    </ScreenFrame>
  )
}

/** What the server said in another language is asked for again; until it comes, it stays. */
function useAnswersIn(language: Language): void {
  const askedIn = useRef(language)
  useEffect(() => {
    if (askedIn.current === language) return
    askedIn.current = language
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
  }, [language])
}

function LocalisedComponents({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const locale = locales[language]
  const theme = workingThemes[useAppearance()]
  dayjs.locale(locale.dayjs)
  useAnswersIn(language)
  return (
    <ConfigProvider theme={theme} locale={locale.antd} button={{ autoInsertSpace: false }}>
      <Toasts />
      {children}
    </ConfigProvider>
  )
}
