import { loginEntrances } from '@fairground/wire/account/screens'
import type { Screen, Shell } from '@fairground/wire/kernel/screen'
import { screens } from '@fairground/wire/screens'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import { PageSkeleton } from '../ui/page-skeleton'
import { ErrorPage } from './error-page'
import { NotFound } from './not-found'
import { OpenArea } from './open-area'
import { screenModules } from './screen-modules'

function RedirectTo({ path }: { path: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={path + search + hash} replace />
}

const routeOf = (screen: Screen): RouteObject =>
  screen.redirectTo
    ? { path: screen.path, handle: screen, element: <RedirectTo path={screen.redirectTo} /> }
    : { path: screen.path, handle: screen, lazy: screenModules[screen.path as keyof typeof screenModules] }

const inShells = (...shells: Shell[]): RouteObject[] =>
  screens
    .filter((screen: Screen) => shells.includes(screen.shell) && !screen.redirectTo)
    .map((screen: Screen) => ({ ...routeOf(screen), errorElement: <ErrorPage /> }))

const redirects = screens.filter((screen: Screen) => screen.redirectTo).map(routeOf)

const entrances = Object.entries(loginEntrances).map(([path, to]) => ({
  path,
  element: <RedirectTo path={to} />,
}))

/** Each area is fetched on its own: the open pages and the doors never load the component library, nor anyone else's
 * area. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { element: <OpenArea />, children: inShells('public') },
      {
        lazy: () => import('./any-area').then(({ AnyArea }) => ({ Component: AnyArea })),
        children: inShells('any-area'),
      },
      ...entrances,
      {
        lazy: () => import('./door-area').then(({ DoorArea }) => ({ Component: DoorArea })),
        children: [
          {
            lazy: () =>
              import('../account/login-layout').then(({ LoginLayout }) => ({ Component: LoginLayout })),
            children: inShells('login-ch', 'login-en'),
          },
        ],
      },
      {
        lazy: () => import('./app-providers').then(({ AppProviders }) => ({ Component: AppProviders })),
        children: [
          {
            lazy: () => import('./guarded-area').then(({ GuardedArea }) => ({ Component: GuardedArea })),
            children: [
              {
                lazy: () =>
                  import('../shell/exhibitor-layout').then(({ ExhibitorLayout }) => ({
                    Component: ExhibitorLayout,
                  })),
                children: inShells('exhibitor', 'exhibitor-en'),
              },
              {
                lazy: () =>
                  import('../shell/organiser-layout').then(({ OrganiserLayout }) => ({
                    Component: OrganiserLayout,
                  })),
                children: [
                  {
                    lazy: () =>
                      import('../shell/key-guard').then(({ KeyGuard }) => ({ Component: KeyGuard })),
                    children: inShells('top', 'organiser', 'portal-admin'),
                  },
                ],
              },
              ...redirects,
            ],
          },
          ...inShells('demo'),
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]
