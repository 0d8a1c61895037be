import { useLocation } from 'react-router'
import { KeptListPage } from './kept-list-page'
import { growingListAt, logAt } from './list-at'
import { LogPage } from './log-page'

/** Every definition-driven list, by the address it is shown at. Keyed, so that one list's ticks never reach the next. */
export function AnyListPage() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/, '')
  const list = growingListAt(path)
  if (list) return <KeptListPage key={path} {...list} />
  const log = logAt(path)
  return log ? <LogPage key={path} log={log} /> : null
}
