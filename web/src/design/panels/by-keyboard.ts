import type { MenuProps } from 'antd'

type Chosen = Parameters<NonNullable<MenuProps['onClick']>>[0]

/** A link inside a menu is followed by the mouse, in a new tab too; Enter is the menu's, which has to go there itself. */
export const byKeyboard =
  (go: () => void) =>
  ({ domEvent }: Chosen): void => {
    if (domEvent.type === 'keydown') go()
  }
