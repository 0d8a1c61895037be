import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { useTitles } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { detailPath } from '../review'
import { useTimeZone } from '../session/use-fair'
import { Facts } from '../ui/facts'
import { listMoment } from '../ui/list/list-moment'
import { Panel } from '../ui/panel'
import { hubTexts as texts } from './hub.texts'
import styles from './sign-up-panel.module.css'
import type { Hub } from './use-hub'

/** How complete the sign-up is, and what it asks for. */
export function SignUpPanel({ company, signUp }: Pick<Hub, 'company' | 'signUp'>) {
  const say = useSay()
  const timeZone = useTimeZone()
  const exhibitType = useCodeName('exhibitType')
  const { submissions, request, products } = signUp
  return (
    <Panel
      id="sign-up"
      title={say(texts.signUp)}
      note={submissions > 0 ? say(texts.submittedTimes, { count: submissions }) : say(texts.noteNotSubmitted)}
      aside={<Link to={detailPath('signUps', company.id)}>{say(texts.read)}</Link>}
    >
      <div className={styles.body}>
        <Facts
          look="lines"
          empty={say(texts.notYet)}
          facts={[
            { label: say(texts.complete), value: <Completeness company={company} signUp={signUp} /> },
            { label: say(texts.exhibits), value: request && exhibitType(request.exhibitType) },
            {
              label: say(texts.products),
              value: products > 0 ? say(texts.productCount, { count: products }) : null,
            },
            {
              label: say(texts.submittedAt),
              value: company.submittedAt ? listMoment(company.submittedAt, timeZone) : null,
            },
          ]}
        />
      </div>
    </Panel>
  )
}

function Completeness({ company, signUp: { sections } }: Pick<Hub, 'company' | 'signUp'>) {
  const say = useSay()
  const separator = useLanguage() === 'en' ? ', ' : '、'
  const titles = useTitles(company.variant)
  const missing = sections.filter(({ saved }) => !saved)
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {sections.map(({ section, saved }) => (
          <i key={section} className={saved ? styles.saved : undefined} />
        ))}
      </span>
      {say(texts.completeOf, { saved: sections.length - missing.length, all: sections.length })}
      {missing.length > 0 ? (
        <span className={styles.missing}>
          {say(texts.missing)}: {missing.map(({ section }) => titles.section(section)).join(separator)}
        </span>
      ) : null}
    </>
  )
}
