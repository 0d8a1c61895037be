import { findBoardMessages } from '@fairground/wire/board'
import { listOwnQuestions } from '@fairground/wire/board/questions'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { useMedia } from '../../ui/use-media'
import { boardTexts } from '../board.texts'
import { type About, AskCard } from './ask-card'
import styles from './board-page.module.css'
import { exhibitorBoardTexts as texts } from './exhibitor-board.texts'
import { NoticeList } from './notice-list'
import { OwnQuestions } from './own-questions'

type Side = 'notices' | 'questions'

/** What the organiser says on one side, what was asked on the other; on a phone one of them at a time. */
export function BoardPage() {
  const say = useSay()
  const narrow = useMedia('(max-width: 900px)')
  const [side, setSide] = useState<Side>('notices')
  const [about, setAbout] = useState<About>()
  const board = useCall(findBoardMessages, { body: { published: true } })
  const own = useCall(listOwnQuestions)

  function askAbout(notice: About): void {
    setAbout(notice)
    setSide('questions')
  }

  if (!board.data || !own.data)
    return board.isError || own.isError ? (
      <LoadFailed
        busy={board.isFetching || own.isFetching}
        onRetry={() => {
          void board.refetch()
          void own.refetch()
        }}
      />
    ) : (
      <PageSkeleton />
    )
  return (
    <>
      <div className={styles.head}>
        <h1>{say(boardTexts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      {narrow ? (
        <Segmented<Side>
          block
          className={styles.sides ?? ''}
          aria-label={say(boardTexts.title)}
          value={side}
          onChange={setSide}
          options={[
            { value: 'notices', label: `${say(texts.notices)} ${board.data.length}` },
            { value: 'questions', label: `${say(texts.questions)} ${own.data.length}` },
          ]}
        />
      ) : null}
      <div className={styles.columns}>
        {narrow && side !== 'notices' ? null : <NoticeList notices={board.data} onAsk={askAbout} />}
        {narrow && side !== 'questions' ? null : (
          <div className={styles.questions}>
            <AskCard about={about} onAbout={setAbout} />
            <OwnQuestions questions={own.data} />
          </div>
        )}
      </div>
    </>
  )
}
