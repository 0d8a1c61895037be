import { KeepingArea } from './keeping-area'
import { NotFoundForAll } from './not-found-for-all'
import { NotFoundInArea } from './not-found-in-area'
import { ScreenFrame } from './screen-frame'

export function NotFound() {
  const forAll = (
    <ScreenFrame>
      <NotFoundForAll />
    </ScreenFrame>
  )
  return (
    <KeepingArea stranger={forAll}>
      <NotFoundInArea />
    </KeepingArea>
  )
}
