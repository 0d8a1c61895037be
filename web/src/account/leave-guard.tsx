import { recoveryMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { type FormInstance, Modal } from 'antd'
import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { notices } from '../session/notices'
import { accountTexts } from './account.texts'
import { hasTyped } from './has-typed'

export interface LeaveGuard {
  blocker: Blocker
  /** Done here: the next step is no loss. */
  release: () => void
}

/** Asks before a half-filled form is left by link, back button or reload. */
export function useLeaveGuard(form: FormInstance): LeaveGuard {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      hasTyped(form.getFieldsValue()),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current && hasTyped(form.getFieldsValue())) event.preventDefault()
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
    <Modal
      open={blocker.state === 'blocked'}
      title={translate(recoveryMessages.leave, language)}
      okText={say(accountTexts.ok)}
      cancelText={say(accountTexts.cancel)}
      closable={false}
      width={420}
      onOk={() => blocker.proceed?.()}
      onCancel={stay}
    />
  )
}
