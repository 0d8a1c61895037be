import type { Screen } from '../kernel/screen'

export const fairScreens = [
  { path: '/', shell: 'public', auth: false, title: { zh: '首页', en: 'Home' }, asksBrowser: true },
] as const satisfies readonly Screen[]
