import { type OwnQuestion, withdrawQuestion } from '@fairground/wire/board/questions'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { boardAnnouncer } from '../announce'
import { AnswerBlock } from '../answer-block'
import { boardTexts } from '../board.texts'
import { PlainBody } from '../plain-body'
import { exhibitorBoardTexts as texts } from './exhibitor-board.texts'
import styles from './own-questions.module.css'
import { SideCard } from './side-card'

export function OwnQuestions({ questions }: { questions: OwnQuestion[] }) {
  const say = useSay()
  const refresh = useRefresh()
  const [asking, setAsking] = useState<OwnQuestion>()
  const { busy, run } = useCommand(boardAnnouncer)

  const withdraw = (id: string) =>
    run(() => call(withdrawQuestion, { body: { id } }), {
      done: texts.withdrawn,
      after() {
        setAsking(undefined)
        return refresh('questions')
      },
    })

  return (
    <SideCard title={say(texts.questions)} rows>
      {questions.length === 0 ? <p className={styles.none}>{say(texts.noQuestions)}</p> : null}
      <ul>
        {questions.map((question) => (
          <Question key={question.id} question={question} onWithdraw={() => setAsking(question)} />
        ))}
      </ul>
      <Modal
        open={asking !== undefined}
        title={say(texts.withdrawAsk)}
        okText={say(texts.withdraw)}
        cancelText={say(boardTexts.cancel)}
        confirmLoading={busy}
        width={420}
        onOk={() => asking && void withdraw(asking.id)}
        onCancel={() => setAsking(undefined)}
      >
        {say(texts.withdrawAskText)}
      </Modal>
    </SideCard>
  )
}

function Question({ question, onWithdraw }: { question: OwnQuestion; onWithdraw: () => void }) {
  const say = useSay()
  const reader = useReader()
  const { text, askedAt, notice, answer, answeredAt } = question
  return (
    <li className={styles.question}>
      <p className={styles.meta}>
        <StatusTag tone={answeredAt ? 'ok' : 'warn'}>
          {say(answeredAt ? boardTexts.answered : boardTexts.open)}
        </StatusTag>
        <time dateTime={askedAt.toISOString()}>{formatDay(askedAt, reader)}</time>
        {answeredAt ? null : (
          <Button
            type="text"
            size="small"
            aria-label={say(texts.withdrawOf, { text: text.slice(0, 40) })}
            onClick={onWithdraw}
          >
            {say(texts.withdraw)}
          </Button>
        )}
      </p>
      {notice ? (
        <p className={styles.about}>
          {say(boardTexts.about)} <Link to={`?notice=${notice.id}`}>{notice.title}</Link>
        </p>
      ) : null}
      <PlainBody text={text} />
      {answer ? <AnswerBlock {...question} /> : null}
    </li>
  )
}
