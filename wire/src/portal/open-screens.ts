import type { Screen } from '../kernel/screen'

/** What an address was asked, as plain text, for anybody. */
export const openPortalScreens = [
  {
    path: '/portal/redirect',
    shell: 'public',
    auth: false,
    title: { zh: '跳转参数', en: 'Redirect parameters' },
  },
] as const satisfies readonly Screen[]
