import { CheckCircleFilled, ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { dayIn } from '@fairground/domain/field'
import { type ExhibitorTask, openTasks, type TaskState } from '@fairground/domain/task'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import cards from './exhibitor-home.module.css'
import styles from './task-card.module.css'
import { taskNames, taskCardTexts as texts } from './task-card.texts'
import { taskPaths } from './task-paths'

const marks: Record<TaskState, ReactNode> = {
  todo: <ExclamationCircleOutlined />,
  waiting: <ClockCircleOutlined />,
  done: <CheckCircleFilled />,
}

/** Everything between the booths and the fair: what the company can do first, the nearest day on top. */
export function TaskCard({ tasks, reader }: { tasks: readonly ExhibitorTask[]; reader: Reader }) {
  const say = useSay()
  if (tasks.length === 0) return null
  const settled = tasks.filter(({ state }) => state === 'done')
  const waiting = tasks.filter(({ state }) => state === 'waiting')
  return (
    <section className={`${cards.card} ${cards.panel}`} aria-labelledby="tasks">
      <div className={cards.cardHead}>
        <h2 id="tasks">{say(texts.title)}</h2>
        <span className={styles.progress}>
          {say(texts.progress, { done: settled.length, all: tasks.length })}
        </span>
      </div>
      <ul className={styles.tasks}>
        {[...openTasks(tasks), ...waiting, ...settled].map((task) => (
          <Row key={task.key} task={task} reader={reader} />
        ))}
      </ul>
    </section>
  )
}

function Row({ task: { key, state, dueOn }, reader }: { task: ExhibitorTask; reader: Reader }) {
  const say = useSay()
  const late = state === 'todo' && dueOn !== null && dueOn < dayIn(reader.timeZone)
  const day = dueOn === null ? '' : formatDate(dueOn, reader.language)
  const note = {
    todo: dueOn === null ? '' : say(late ? texts.overdue : texts.due, { day }),
    waiting: say(texts.waiting),
    done: say(texts.done),
  }[state]
  return (
    <li className={late ? styles.late : styles[state]}>
      <span className={styles.mark} aria-hidden="true">
        {marks[state]}
      </span>
      <Link to={taskPaths[key][reader.language]}>{say(taskNames[key])}</Link>
      <span className={styles.note}>{note}</span>
    </li>
  )
}
