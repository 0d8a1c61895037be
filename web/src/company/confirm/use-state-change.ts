import type { UserType } from '@fairground/domain/account'
import type { DataState } from '@fairground/domain/company'
import { signUpMessages, signUpSections } from '@fairground/domain/company/sections'
import { updateCompany } from '@fairground/wire/company/basics'
import { call } from '../../session/session'
import type { Words } from '../../ui/announce'
import { useCommand } from '../../ui/use-command'
import { signUpAnnouncer } from '../notice-key'
import { useReloadSignUp } from '../use-sign-up'
import { confirmTexts as texts } from './confirm.texts'

/** Submitting and withdrawing. Both answer whether it worked, and have said so. */
export function useStateChange(variant: UserType) {
  const reload = useReloadSignUp()
  const { busy, run } = useCommand(signUpAnnouncer)

  const change = (dataState: DataState, done: Words, otherwise: Words) =>
    run(() => call(updateCompany, { body: { dataState } }), {
      done,
      failed: { unreachable: texts.unreachable, otherwise },
      // Also after a refusal: most likely it stands differently from what the page shows.
      after: () => reload(...signUpSections[variant]),
    })

  return {
    busy,
    submit: () => change('submitted', signUpMessages.submitted, texts.failed),
    withdraw: () => change('draft', texts.withdrawn, signUpMessages.withdrawFailed),
  }
}
