import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import styles from './changes-panel.module.css'
import { detailTexts as texts } from './detail.texts'
import { ProductList } from './products'
import { Shown } from './shown'
import type { SignUp } from './use-sign-up'

type Change = NonNullable<SignUp['changes']>['sections'][number]

/** What a reviewer who knows the former submission has to read again. */
export function ChangesPanel({ signUp }: { signUp: SignUp }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const { changes, company } = signUp
  if (!changes) return null
  const { first, since, sections } = changes
  const note = first
    ? say(sections.length > 0 ? texts.changesAfterFirst : texts.firstTime)
    : sections.length > 0
      ? say(texts.changesSince, { at: listMoment(since, timeZone) })
      : say(texts.noChanges)
  return (
    <Panel id="changes" title={say(texts.changes)} note={note}>
      {sections.map((change) => (
        <SectionChanges key={change.section} change={change} variant={company.variant} />
      ))}
    </Panel>
  )
}

interface Props {
  change: Change
  variant: SignUp['company']['variant']
}

function SectionChanges({ change, variant }: Props) {
  const say = useSay()
  const titles = useTitles(variant)
  return (
    <div className={styles.section}>
      <h3>{titles.section(change.section)}</h3>
      {change.fields.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.field)}</th>
              <th scope="col">{say(texts.before)}</th>
              <th scope="col">{say(texts.after)}</th>
            </tr>
          </thead>
          <tbody>
            {change.fields.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{titles.field(change.section, field)}</th>
                <td className={styles.before} data-label={say(texts.before)}>
                  <Shown value={before} />
                </td>
                <td className={styles.after} data-label={say(texts.after)}>
                  <Shown value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {change.gone.length > 0 ? (
        <div className={styles.products}>
          <h4>{say(texts.gone)}</h4>
          <ProductList products={change.gone} />
        </div>
      ) : null}
      {change.fresh.length > 0 ? (
        <div className={styles.products}>
          <h4>{say(texts.fresh)}</h4>
          <ProductList products={change.fresh} />
        </div>
      ) : null}
    </div>
  )
}
