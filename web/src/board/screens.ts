import type { boardScreens } from '@fairground/wire/board/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const board: ScreenModule = () =>
  import('./exhibitor/board-page').then(({ BoardPage }) => ({ Component: BoardPage }))

export const boardScreenModules: ScreenModules<typeof boardScreens> = {
  '/messageboard': () =>
    import('./organiser/notices-page').then(({ NoticesPage }) => ({ Component: NoticesPage })),
  '/messageboard/questions': () =>
    import('./organiser/questions-page').then(({ QuestionsPage }) => ({ Component: QuestionsPage })),
  '/messageboardZS': board,
  '/messageboardEN': board,
}
