import { answerQuestion, countOpenQuestions } from '@fairground/wire/board/questions'
import { NavLink } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import styles from './board-tabs.module.css'
import { organiserBoardTexts as texts } from './organiser-board.texts'

/** Notices and questions stand side by side for whoever may answer; others have only the notices. */
export function BoardTabs() {
  const mayEdit = useMayCall(answerQuestion)
  return mayEdit ? <Tabs /> : null
}

function Tabs() {
  const say = useSay()
  const open = useCall(countOpenQuestions).data?.open ?? 0
  return (
    <nav className={styles.tabs} aria-label={say(texts.parts)}>
      <NavLink to="/messageboard" end>
        {say(texts.notices)}
      </NavLink>
      <NavLink to="/messageboard/questions">
        {say(texts.questions)}
        {open > 0 ? <span className={styles.open}>{say(texts.openQuestions, { count: open })}</span> : null}
      </NavLink>
    </nav>
  )
}
