import { Outlet } from 'react-router'
import { ScreenFrame } from './screen-frame'

/** The pages open to all: nothing but the frame, so that they arrive quickly on any connection. */
export function OpenArea() {
  return (
    <ScreenFrame>
      <Outlet />
    </ScreenFrame>
  )
}
