import { loginEntrances } from '@fairground/wire/account/open-screens'
import { openScreens } from '@fairground/wire/open-screens'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { isHinted } from '../session/hint'
import { PageSkeleton } from '../ui/page-skeleton'
import { ErrorPage } from './error-page'
import { NotFound } from './not-found'
import { OpenArea } from './open-area'
import { openScreenModules } from './open-screen-modules'
import { RedirectTo, routesOf } from './routes-of'

const inShells = routesOf(openScreens, openScreenModules)

const entrances = Object.entries(loginEntrances).map(([path, to]) => ({
  path,
  element: <RedirectTo path={to} />,
}))

/** Each area is fetched on its own: the open pages and the doors never load the component library, nor anyone else's
 * area. */
export const routes: RouteObject[] = [
  {
    id: 'all',
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
      { path: '*', element: <NotFound /> },
    ],
  },
]

/** What is not among them may stand behind the doors, whose table nobody needs who stays before them. */
export const findBehindDoors: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  if (isHinted()) fetchArea()
  const { areaRoutes } = await import('./area-routes')
  patch('all', areaRoutes)
}

/** Whoever seems to be signed in needs it in any case: it comes beside the table, not after it. */
function fetchArea(): void {
  Promise.all([import('./app-providers'), import('./guarded-area')]).catch(() => undefined)
}
