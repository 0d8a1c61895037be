import type { Screen } from '../kernel/screen'

export const outboxScreens = [
  { path: '/dev/outbox', shell: 'demo', auth: false, title: { zh: '演示消息', en: 'Demo messages' } },
] as const satisfies readonly Screen[]
