import { CallFailure } from '@fairground/wire/kernel/client'
import { Alert } from 'antd'
import { useLanguage } from '../lib/language'
import { failureText } from './announce'
import { LoadFailed } from './load-failed'

interface Props {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Asking again helps against a lost connection; what is gone stays gone, so the server's own words stand alone. */
export function RecordFailed({ error, busy, onRetry }: Props) {
  const language = useLanguage()
  return error instanceof CallFailure && error.code !== 'unreachable' ? (
    <Alert type="warning" showIcon title={failureText(error, language)} />
  ) : (
    <LoadFailed onRetry={onRetry} busy={busy} />
  )
}
