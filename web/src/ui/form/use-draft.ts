import { Form, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserStorage } from '../../lib/safe-storage'
import { useUser } from '../../session/use-session'
import { createDraftStore, type DraftValues } from './draft-store'

export interface Draft {
  restored: boolean
  /** What is in the form is safe on the server now. */
  saved: () => void
  /** The person prefers the saved record to what they had typed. */
  discard: () => void
}

const drafts = createDraftStore(browserStorage)
const afterTypingMs = 400

/**
 * Keeps what is typed into a form until it is saved, across reloads, expired sessions and lost connections. `ready`
 * turns true once the saved record stands in the form, so that the draft is laid over it and not under it.
 * @public the sign-up forms stand on it
 */
export function useDraft(key: string, form: FormInstance, ready = true): Draft {
  const account = useUser().id
  const [restored, setRestored] = useState(false)
  const unsaved = useRef(false)
  const values: DraftValues | undefined = Form.useWatch([], form)

  useEffect(() => {
    const kept = ready ? drafts.read(account, key) : undefined
    if (!kept) return
    form.setFieldsValue(kept)
    setRestored(true)
  }, [account, key, form, ready])

  // The watched values, not the form's: when the page is left the fields are gone before this runs.
  const keep = useEffectEvent(() => {
    if (unsaved.current && values) drafts.write(account, key, values)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause anew
  useEffect(() => {
    if (form.isFieldsTouched()) unsaved.current = true
    const timer = setTimeout(() => keep(), afterTypingMs)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => {
    const onLeave = () => keep()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  function forget(): void {
    unsaved.current = false
    drafts.clear(account, key)
    setRestored(false)
  }

  return {
    restored,
    saved: forget,
    discard() {
      form.resetFields()
      forget()
    },
  }
}
