import type { Screen } from '../kernel/screen'

const title = { zh: '资料下载', en: 'Downloads' }

export const downloadScreens = [
  { path: '/downloadingZS', shell: 'exhibitor', auth: true, title, service: 5 },
  { path: '/downloadingZSEng', shell: 'exhibitor-en', auth: true, title, service: 5 },
] as const satisfies readonly Screen[]
