import { CheckCircleOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { hindering, problemNames } from '@fairground/domain/design'
import type { Problem } from '@fairground/floorplan/design/problems/index'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useDesign, useEditor } from '../design-context'
import { useProblems } from '../desk-context'
import { panelTexts as texts } from './panels.texts'
import styles from './problem-panel.module.css'
import { problemWords } from './problem-words'
import { useJump } from './use-jump'

/** What is wrong with the plan, each with the number it has on the plan, the way there and what mends it. */
export function ProblemPanel() {
  const say = useSay()
  const problems = useProblems()
  const [isOpen, setOpen] = useState(true)
  const grave = problems.filter(({ kind }) => hindering.has(kind)).length
  const title = say(texts.problems)
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={grave > 0 ? styles.grave : styles.light}>{problems.length}</span>
        <span className={styles.note}>
          {problems.length > 0 ? say(grave > 0 ? texts.mendFirst : texts.onlyHints) : null}
        </span>
        {problems.length > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={say(isOpen ? texts.foldProblems : texts.unfoldProblems)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <DownOutlined /> : <UpOutlined />}
          </button>
        ) : null}
      </header>
      {problems.length === 0 ? (
        <p className={styles.none}>
          <CheckCircleOutlined />
          <span>
            <b>{say(texts.noProblems)}</b> {say(texts.noProblemsNote)}
          </span>
        </p>
      ) : isOpen ? (
        <ol className={styles.list}>
          {problems.map((problem, index) => (
            <Row key={`${problem.kind} ${problem.ids.join(' ')}`} problem={problem} number={index + 1} />
          ))}
        </ol>
      ) : null}
    </section>
  )
}

function Row({ problem, number }: { problem: Problem; number: number }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, onlyViewed } = useDesign()
  const draft = useEditor((state) => state.draft)
  const jump = useJump()
  const words = problemWords(problem, draft, language)
  const { mend } = problem
  return (
    <li className={hindering.has(problem.kind) ? styles.hindering : styles.hint}>
      <button
        type="button"
        className={styles.row}
        title={say(texts.jumpTo, { problem: words })}
        onClick={() => jump(problem.ids, problem.floor)}
      >
        <span className={styles.number}>{number}</span>
        <b>{problemNames[problem.kind][language]}</b>
        <span className={styles.words}>{words}</span>
        {mend && !onlyViewed ? null : <span className={styles.act}>{say(texts.jump)}</span>}
      </button>
      {mend && !onlyViewed ? (
        <button
          type="button"
          className={styles.mend}
          onClick={() => editor.change('mend', mend.apply, { select: problem.ids })}
        >
          {mend.code ? say(texts.fillCode, { code: mend.code }) : say(texts.mend)}
        </button>
      ) : null}
    </li>
  )
}
