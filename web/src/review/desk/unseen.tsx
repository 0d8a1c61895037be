import { PageSkeleton } from '../../ui/page-skeleton'
import { announce } from './announce'
import { deskTexts as texts } from './desk.texts'
import { useDeskKeys } from './use-desk-keys'

/** A key that decides, pressed before there was time to see on what. Whoever pressed it hears that it did nothing. */
export const refuseUnseen = (): void => announce('info', texts.unseen)

/** A sign-up that is on its way. */
export function Unseen() {
  useDeskKeys({ a: refuseUnseen, r: refuseUnseen })
  return <PageSkeleton />
}
