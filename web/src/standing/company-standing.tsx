import { type Standing, type StandingList, standingLists } from '@fairground/domain/standing'
import { companyStanding } from '@fairground/wire/standing'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { rowPath } from '../list'
import { useCall } from '../session/use-call'
import { LoadFailed } from '../ui/load-failed'
import { Panel } from '../ui/panel'
import styles from './company-standing.module.css'
import { evidenceText, type Mark, markOf } from './mark'
import { MarkSign } from './mark-sign'
import { listNames, standingTexts as texts } from './standing.texts'
import { absences, type Statement, useStatements } from './use-statement'

/** How a company stands on the organiser's lists: five rows, each with its sign and its words. */
export function CompanyStanding({ companyId }: { companyId: string }) {
  const say = useSay()
  const check = useCall(companyStanding, { params: { companyId } })
  return (
    <Panel id="company-standing" title={say(texts.panel)} note={say(texts.panelNote)}>
      {check.data ? (
        <Rows standing={check.data.standing} />
      ) : check.isError ? (
        <LoadFailed onRetry={() => void check.refetch()} busy={check.isFetching} />
      ) : (
        <Waiting />
      )}
    </Panel>
  )
}

interface Line extends Statement {
  key: string
  mark: Mark
  evidence?: string
  to?: string
}

function Rows({ standing }: { standing: Standing }) {
  const say = useSay()
  const statements = useStatements()

  function linesOf<List extends StandingList>(list: List): Line[] {
    const matches: Standing[List][number][] = standing[list]
    const state = statements[list] as (match: Standing[List][number]) => Statement
    if (matches.length === 0)
      return [{ key: list, mark: markOf(list, undefined), says: say(absences[list]), also: [] }]
    return matches.map((match) => ({
      key: match.id,
      mark: markOf(list, match),
      evidence: say(evidenceText(list, match), { name: match.listedName }),
      to: rowPath(list, match.id),
      ...state(match),
    }))
  }

  return (
    <ul className={styles.rows}>
      {standingLists.map((list) => (
        <li key={list}>
          <h3>{say(listNames[list])}</h3>
          <ul>
            {linesOf(list).map(({ key, ...line }) => (
              <li key={key}>
                <OneLine {...line} list={list} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type LineProps = Omit<Line, 'key'> & { list: StandingList }

function OneLine({ list, mark, says, also, quote, evidence, to }: LineProps) {
  const say = useSay()
  return (
    <div className={`${styles.line} ${styles[mark]}`}>
      <MarkSign mark={mark} />
      <div className={styles.words}>
        <p className={styles.says}>{says}</p>
        {also.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {quote ? <blockquote>{quote}</blockquote> : null}
        {evidence ? <p className={styles.evidence}>{evidence}</p> : null}
      </div>
      {to ? (
        <Link to={to} aria-label={say(texts.openRowOf, { list: say(listNames[list]) })}>
          {say(texts.openRow)}
        </Link>
      ) : null}
    </div>
  )
}

function Waiting() {
  return (
    <ul className={`${styles.rows} ${styles.waiting}`} aria-hidden="true">
      {standingLists.map((list) => (
        <li key={list}>
          <span />
          <span />
        </li>
      ))}
    </ul>
  )
}
