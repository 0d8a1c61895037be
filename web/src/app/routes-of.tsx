import type { Screen, Shell } from '@fairground/wire/kernel/screen'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import type { ScreenModule } from '../lib/screen-module'
import { ErrorPage } from './error-page'

export function RedirectTo({ path }: { path: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={path + search + hash} replace />
}

/** The routes of some of these screens, by the frame they stand in. */
export const routesOf =
  (screens: readonly Screen[], modules: Readonly<Record<string, ScreenModule>>) =>
  (...shells: Shell[]): RouteObject[] =>
    screens
      .filter((screen) => shells.includes(screen.shell) && !screen.redirectTo)
      .map((screen) => ({
        path: screen.path,
        handle: screen,
        lazy: modules[screen.path],
        errorElement: <ErrorPage />,
      }))
