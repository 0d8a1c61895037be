import { recoveryMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { notices } from '../session/notices'
import { ConfirmDialog } from '../ui/plain/confirm-dialog'
import type { TextForm } from '../ui/plain/text-form'
import { accountTexts } from './account.texts'
import { hasTyped } from './has-typed'

export interface LeaveGuard {
  blocker: Blocker
  /** Done here: the next step is no loss. */
  release: () => void
}

/** Asks before a half-filled form is left by link, back button or reload. */
export function useLeaveGuard(form: TextForm): LeaveGuard {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !released.current && currentLocation.pathname !== nextLocation.pathname && hasTyped(form.values()),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current && hasTyped(form.values())) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [form])
  return {
    blocker,
    release: () => {
      released.current = true
    },
  }
}

export function LeaveDialog({ guard: { blocker } }: { guard: LeaveGuard }) {
  const say = useSay()
  const language = useLanguage()

  function stay(): void {
    blocker.reset?.()
    notices.announce({
      key: 'stayed',
      tone: 'info',
      text: (spoken) => translate(recoveryMessages.stayed, spoken),
    })
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate(recoveryMessages.leave, language)}
      ok={say(accountTexts.ok)}
      cancel={say(accountTexts.cancel)}
      onOk={() => blocker.proceed?.()}
      onCancel={stay}
    />
  )
}
