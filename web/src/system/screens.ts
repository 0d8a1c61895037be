import type { systemScreens } from '@fairground/wire/system/screens'
import type { ScreenModules } from '../lib/screen-module'

export const systemScreenModules: ScreenModules<typeof systemScreens> = {
  '/system/user': () => import('./users/users-page').then(({ UsersPage }) => ({ Component: UsersPage })),
  '/system/user/insert': () =>
    import('./users/new-user-page').then(({ NewUserPage }) => ({ Component: NewUserPage })),
  '/system/user/update': () => import('./users/user-page').then(({ UserPage }) => ({ Component: UserPage })),
  '/system/role': () => import('./roles/roles-page').then(({ RolesPage }) => ({ Component: RolesPage })),
  '/system/permission': () =>
    import('./permission/permission-page').then(({ PermissionPage }) => ({ Component: PermissionPage })),
  '/system/resource': () => import('./menu/menu-page').then(({ MenuPage }) => ({ Component: MenuPage })),
  '/system/organization': () =>
    import('./organization/organization-page').then(({ OrganizationPage }) => ({
      Component: OrganizationPage,
    })),
}
