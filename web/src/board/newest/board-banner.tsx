import {
  CaretRightOutlined,
  LeftOutlined,
  NotificationOutlined,
  PauseOutlined,
  RightOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { boardPaths, noticePath } from '../board-paths'
import styles from './board-banner.module.css'
import { newestTexts as texts } from './newest.texts'
import { useNewestNotices } from './use-newest-notices'
import { useTurning } from './use-turning'

/** The newest notices in one line, one after the other. Stands still for whoever reads, points or prefers it to. */
export function BoardBanner() {
  const say = useSay()
  const { userType } = useUser()
  const { notices, reader } = useNewestNotices()
  const { place, movesItself, running, stopped, turn, toggle, hold } = useTurning(notices.length)
  const notice = notices[place]
  if (!notice) return null
  const several = notices.length > 1
  return (
    <section
      className={styles.banner}
      aria-label={say(texts.board)}
      onPointerEnter={hold.on}
      onPointerLeave={hold.off}
      onFocus={hold.on}
      onBlur={hold.off}
    >
      <NotificationOutlined className={styles.sign ?? ''} aria-hidden="true" />
      <p className={styles.line} aria-live={running ? 'off' : 'polite'}>
        <Link key={notice.id} className={styles.notice} to={noticePath(userType, notice.id)}>
          <time dateTime={notice.publishedAt.toISOString()}>{formatDay(notice.publishedAt, reader)}</time>
          <span className={styles.title}>{notice.title}</span>
        </Link>
      </p>
      {several ? (
        <div className={styles.controls}>
          <Control label={say(texts.previous)} onPress={() => turn(-1)}>
            <LeftOutlined />
          </Control>
          <span className={styles.place}>
            <span aria-hidden="true">
              {place + 1}/{notices.length}
            </span>
            <span className={styles.spoken}>
              {say(texts.place, { place: place + 1, total: notices.length })}
            </span>
          </span>
          <Control label={say(texts.next)} onPress={() => turn(1)}>
            <RightOutlined />
          </Control>
          {movesItself ? (
            <Control label={say(stopped ? texts.play : texts.pause)} onPress={toggle}>
              {stopped ? <CaretRightOutlined /> : <PauseOutlined />}
            </Control>
          ) : null}
        </div>
      ) : null}
      <Link className={styles.all} to={boardPaths[userType]}>
        {say(texts.all)}
      </Link>
    </section>
  )
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  )
}
