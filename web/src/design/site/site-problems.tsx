import { siteProblemNames } from '@fairground/domain/design'
import { fill, type Language } from '@fairground/domain/text'
import { type SiteProblem, siteProblemKinds } from '@fairground/floorplan/site-design/site-problems'
import { useLanguage, useSay } from '../../lib/language'
import problemStyles from '../panels/problem-panel.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk } from './site-context'

export function siteProblemWords(
  { kind, names: [one = '', other = '', en = ''] }: SiteProblem,
  language: Language,
) {
  return fill(siteProblemNames[kind][language], { one, other, en })
}

/** What is wrong with the site, each with the way there. */
export function SiteProblems() {
  const say = useSay()
  const language = useLanguage()
  const { problems, show } = useSiteDesk()
  const hinders = problems.some(({ kind }) => siteProblemKinds[kind].hinders)
  return (
    <section className={problemStyles.panel} aria-label={say(texts.problems)}>
      <header className={problemStyles.head}>
        <h2>{say(texts.problems)}</h2>
        <span className={hinders ? problemStyles.grave : problemStyles.light}>{problems.length}</span>
        <span className={problemStyles.note}>{hinders ? say(texts.mendFirst) : null}</span>
      </header>
      {problems.length === 0 ? (
        <p className={problemStyles.none}>{say(texts.noProblems)}</p>
      ) : (
        <ol className={problemStyles.list}>
          {problems.map((problem, index) => {
            const [ref] = problem.refs
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two doors of a hall may have the same fault
                key={`${problem.kind} ${problem.names.join()} ${index}`}
                className={
                  siteProblemKinds[problem.kind].hinders ? problemStyles.hindering : problemStyles.hint
                }
              >
                <button
                  type="button"
                  className={problemStyles.row}
                  disabled={!ref}
                  onClick={() => ref && show(ref)}
                >
                  <span className={problemStyles.number}>{index + 1}</span>
                  <b>{siteProblemWords(problem, language)}</b>
                  <span />
                  {ref ? <span className={problemStyles.act}>{say(texts.jump)}</span> : null}
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
