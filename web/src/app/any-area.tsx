import { Outlet } from 'react-router'
import { OpenPage } from '../guide'
import { KeepingArea } from './keeping-area'
import { ScreenFrame } from './screen-frame'

/** Documents for everybody. */
export function AnyArea() {
  const opened = (
    <ScreenFrame>
      <OpenPage>
        <Outlet />
      </OpenPage>
    </ScreenFrame>
  )
  return (
    <KeepingArea stranger={opened}>
      <Outlet />
    </KeepingArea>
  )
}
