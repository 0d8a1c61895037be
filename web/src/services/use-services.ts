import type { Text } from '@fairground/domain/text'
import type { Screen } from '@fairground/wire/kernel/screen'
import { screens } from '@fairground/wire/screens'
import { useUser } from '../session/use-session'

interface Service {
  path: string
  title: Text
}

const inOrder = (shell: Screen['shell']): Service[] =>
  screens
    .flatMap((screen: Screen) =>
      screen.shell === shell && screen.service !== undefined ? [{ ...screen, place: screen.service }] : [],
    )
    .toSorted((one, other) => one.place - other.place)

/** What exhibitors do once they have their booths, as the features bring it, in the area of the account. */
export const useServices = (): Service[] =>
  inOrder(useUser().userType === 'ENG' ? 'exhibitor-en' : 'exhibitor')
