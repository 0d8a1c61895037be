import type { Screen } from '../kernel/screen'

export const shellScreens = [
  { path: '/module', shell: 'top', auth: true, title: { zh: '选择系统', en: 'Choose a system' } },
] as const satisfies readonly Screen[]
