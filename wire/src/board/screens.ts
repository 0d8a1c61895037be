import type { Screen } from '../kernel/screen'

const title = { zh: '留言板', en: 'Message board' } as const

export const boardScreens = [
  {
    path: '/messageboard',
    shell: 'organiser',
    auth: true,
    title,
    menu: { group: 'board', place: 1, icon: 'board' },
  },
  {
    path: '/messageboard/questions',
    shell: 'organiser',
    auth: true,
    permission: 'messageboard/index:edit',
    title: { zh: '参展商提问', en: 'Questions' },
  },
  { path: '/messageboardZS', shell: 'exhibitor', auth: true, title },
  { path: '/messageboardEN', shell: 'exhibitor-en', auth: true, title },
] as const satisfies readonly Screen[]
