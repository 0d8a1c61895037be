import type { Screen } from '@fairground/wire/kernel/screen'
import { areaScreens } from '@fairground/wire/screens'
import type { RouteObject } from 'react-router'
import { areaScreenModules } from './area-screen-modules'
import { RedirectTo, routesOf } from './routes-of'

const inShells = routesOf(areaScreens, areaScreenModules)

const redirects = areaScreens.flatMap((screen: Screen) =>
  screen.redirectTo
    ? [
        {
          path: screen.path,
          handle: screen,
          // Where one leads may depend on who asks.
          ...(screen.path in areaScreenModules
            ? { lazy: areaScreenModules[screen.path as keyof typeof areaScreenModules] }
            : { element: <RedirectTo path={screen.redirectTo} /> }),
        },
      ]
    : [],
)

/** What stands behind the doors. It has a name, so that it is added once however often it is looked for. */
export const areaRoutes: RouteObject[] = [
  {
    id: 'areas',
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
                lazy: () => import('../shell/key-guard').then(({ KeyGuard }) => ({ Component: KeyGuard })),
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
]
