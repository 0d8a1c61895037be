import { staffTaskFor } from '@fairground/domain/hub'
import { decideSignUp } from '@fairground/wire/review'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useSay } from '../lib/language'
import { decidePath } from '../review'
import { useTimeZone } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { listMoment } from '../ui/list/list-moment'
import { taskWords, hubTexts as texts, waitingFor } from './hub.texts'
import { HubActions } from './hub-actions'
import styles from './task-card.module.css'
import type { Hub } from './use-hub'

interface Props {
  hub: Hub
  onAnswer: (questionId: string) => void
}

/** The one thing to do now, or whose turn it is, and below it whatever else can be done. */
export function TaskCard({ hub, onAnswer }: Props) {
  const say = useSay()
  return (
    <section className={styles.card} aria-labelledby="task">
      <p className={styles.label}>{say(texts.now)}</p>
      <Task hub={hub} onAnswer={onAnswer} />
      <HubActions company={hub.company} />
    </section>
  )
}

function Task({ hub, onAnswer }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const { company, questions, phoneChange } = hub
  const pending = phoneChange?.pending ?? null
  const task = staffTaskFor({
    ...company,
    mayReview: useMayCall(decideSignUp),
    openQuestions: questions?.open ?? 0,
    phoneChangePending: pending !== null,
  })
  if (!task)
    return (
      <>
        <h2 id="task">{say(company.current ? texts.nothingNow : texts.earlierEdition)}</h2>
        <p className={styles.note}>
          {company.current
            ? say(waitingFor[company.next])
            : say(texts.earlierNote, { edition: company.edition })}
        </p>
      </>
    )
  const [question] = questions?.list ?? []
  const asks = {
    review: { since: company.submittedAt, text: '', go: () => void navigate(decidePath(company.id)) },
    answer: {
      since: question?.askedAt,
      text: question?.text ?? '',
      go: () => onAnswer(question?.id ?? ''),
    },
    phoneChange: {
      since: pending?.at,
      text: say(texts.phoneChange, { mobile: pending?.newMobile ?? '' }),
      go: () => void navigate('/exhibitor/approval'),
    },
  }
  const { since, text, go } = asks[task]
  const words = taskWords[task]
  return (
    <>
      <h2 id="task">{say(words.title)}</h2>
      {text ? <p className={styles.asked}>{text}</p> : null}
      {since ? <p className={styles.note}>{say(words.note, { at: listMoment(since, timeZone) })}</p> : null}
      <Button type="primary" size="large" block className={styles.go ?? ''} onClick={go}>
        {say(words.go)}
      </Button>
    </>
  )
}
