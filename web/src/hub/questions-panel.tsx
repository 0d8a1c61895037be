import { QuestionOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { useTimeZone } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import { Panel } from '../ui/panel'
import { StatusTag } from '../ui/status-tag'
import { hubTexts as texts } from './hub.texts'
import lines from './lines.module.css'
import type { Hub } from './use-hub'

interface Props {
  questions: NonNullable<Hub['questions']>
  companyName: string
  onOpen: (id: string) => void
}

/** What the company asked; one click from an answer. */
export function QuestionsPanel({ questions: { list, total, open }, companyName, onOpen }: Props) {
  const say = useSay()
  const timeZone = useTimeZone()
  const what = say(texts.questions)
  return (
    <Panel
      id="questions"
      title={what}
      note={say(open > 0 ? texts.openCount : total > 0 ? texts.noneOpen : texts.noQuestions, { count: open })}
      aside={
        <Link to={`/messageboard/questions?${new URLSearchParams({ text: companyName })}`}>
          {say(texts.board)}
        </Link>
      }
    >
      {list.length > 0 ? (
        <ul className={lines.lines}>
          {list.map(({ id, text, askedAt, answeredAt, answeredByName: by }) => (
            <li key={id}>
              <span className={lines.sign} aria-hidden="true">
                <QuestionOutlined />
              </span>
              <span className={lines.words}>
                <button type="button" onClick={() => onOpen(id)}>
                  {text}
                </button>
                <small>
                  {answeredAt
                    ? say(texts.answeredBy, { by, at: listMoment(answeredAt, timeZone) })
                    : say(texts.askedAt, { at: listMoment(askedAt, timeZone) })}
                </small>
              </span>
              <StatusTag tone={answeredAt ? 'ok' : 'warn'}>
                {say(answeredAt ? texts.answered : texts.waiting)}
              </StatusTag>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}
