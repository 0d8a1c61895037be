import type { ReactNode } from 'react'
import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import { CompanyStanding } from '../../standing'
import { BoothsPanel } from './booths-panel'
import { ChangesPanel } from './changes-panel'
import { detailTexts as texts } from './detail.texts'
import { PartLinks } from './part-links'
import { SectionPanel } from './section-panel'
import styles from './sign-up-body.module.css'
import { TimelinePanel } from './timeline-panel'
import type { SignUp } from './use-sign-up'

interface Props {
  signUp: SignUp
  /** Stands first beside the sections: what is to be done with this sign-up. */
  task?: { id: string; title: string; panel: ReactNode }
  /** Booths matter most where exhibitors are looked up. */
  boothsFirst?: boolean
}

/** Everything there is to know about a sign-up: what it says on one side, what the organiser knows on the other. */
export function SignUpBody({ signUp, task, boothsFirst = false }: Props) {
  const say = useSay()
  const { company, sections, changes } = signUp
  const titles = useTitles(company.variant)
  const compared = changes !== null && !(changes.first && changes.sections.length === 0)
  const parts = [
    ...(task ? [{ id: task.id, title: task.title }] : []),
    ...(compared ? [{ id: 'changes', title: say(texts.changes) }] : []),
    ...sections.map(({ section }) => ({ id: section, title: titles.section(section) })),
    { id: 'past', title: say(texts.past) },
  ]
  const booths = <BoothsPanel signUp={signUp} />
  return (
    <>
      <PartLinks parts={parts} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {compared || task ? <ChangesPanel signUp={signUp} /> : null}
          {sections.map((section) => (
            <SectionPanel key={section.section} section={section} variant={company.variant} />
          ))}
        </div>
        <div className={styles.column}>
          {task?.panel}
          {boothsFirst ? booths : null}
          <CompanyStanding companyId={company.id} />
          {boothsFirst ? null : booths}
          <TimelinePanel signUp={signUp} />
        </div>
      </div>
    </>
  )
}
