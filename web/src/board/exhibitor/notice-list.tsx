import type { BoardMessage } from '@fairground/wire/board'
import { Alert } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { browserStorage } from '../../lib/safe-storage'
import { useUser } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import type { About } from './ask-card'
import { exhibitorBoardTexts as texts } from './exhibitor-board.texts'
import { NoticeItem } from './notice-item'
import styles from './notice-list.module.css'

interface Props {
  notices: BoardMessage[]
  onAsk: (notice: About) => void
}

/** All notices, one of them unfolded: the one a link led to, or else the first. */
export function NoticeList({ notices, onAsk }: Props) {
  const say = useSay()
  const wanted = useSearchParams()[0].get('notice')
  const account = useUser().id
  const [since] = useState(() => lastVisit(account))
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  const gone = wanted !== null && !notices.some(({ id }) => id === wanted)
  const first = wanted !== null && !gone ? wanted : notices[0]?.id
  return (
    <section className={styles.list} aria-label={say(texts.notices)}>
      {gone ? <Alert type="info" showIcon title={say(texts.gone)} className={styles.gone ?? ''} /> : null}
      {notices.length === 0 ? (
        <EmptyState title={say(texts.noNotices)}>{say(texts.noNoticesNote)}</EmptyState>
      ) : (
        notices.map((notice) => {
          const { id, title, publishedAt } = notice
          const open = toggled[id] ?? id === first
          return (
            <NoticeItem
              key={id}
              notice={notice}
              open={open}
              wanted={id === wanted}
              fresh={since !== undefined && publishedAt !== null && publishedAt > since}
              onToggle={() => setToggled({ ...toggled, [id]: !open })}
              onAsk={() => onAsk({ id, title })}
            />
          )
        })
      )}
    </section>
  )
}

/** When this account last had the board open on this computer, and notes that it is open now. */
function lastVisit(account: string): Date | undefined {
  const place = `fairground.board.${account}`
  const kept = Number(browserStorage.getItem(place) ?? Number.NaN)
  browserStorage.setItem(place, String(Date.now()))
  return Number.isFinite(kept) ? new Date(kept) : undefined
}
