import type { ListedQuestion } from '@fairground/wire/board/questions'
import { companyPath } from '@fairground/wire/hub/screens'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag } from '../../ui/status-tag'
import { boardTexts } from '../board.texts'
import { questionTexts as texts } from './question.texts'
import styles from './questions-page.module.css'

export function useQuestionColumns(onOpen: (id: string) => void): Column<ListedQuestion>[] {
  const say = useSay()
  const { timeZone } = useReader()
  return [
    {
      key: 'question',
      title: say(texts.question),
      names: true,
      wraps: true,
      cell: ({ id, text }) => (
        <button type="button" className={styles.question} onClick={() => onOpen(id)}>
          {text}
        </button>
      ),
    },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ answeredAt }) => (
        <StatusTag tone={answeredAt ? 'ok' : 'warn'}>
          {say(answeredAt ? boardTexts.answered : boardTexts.open)}
        </StatusTag>
      ),
    },
    { key: 'company', title: say(texts.company), wraps: true, cell: (row) => <Company question={row} /> },
    {
      key: 'about',
      title: say(boardTexts.about),
      wraps: true,
      cell: ({ notice }) => notice?.title ?? '',
    },
    { key: 'askedAt', title: say(texts.askedAt), cell: ({ askedAt }) => listMoment(askedAt, timeZone) },
    {
      key: 'answeredBy',
      title: say(texts.answeredBy),
      cell: ({ answeredByName, correctedByName }) => correctedByName || answeredByName,
    },
  ]
}

export function Company({ question }: { question: ListedQuestion }) {
  const say = useSay()
  const { companyId, companyName, variant } = question
  return (
    <>
      {companyId ? <Link to={companyPath(companyId)}>{companyName}</Link> : companyName}
      {variant === 'ENG' ? <span className={styles.overseas}> {say(texts.overseas)}</span> : null}
    </>
  )
}
