import { Switch } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import type { SignUp } from '../detail/use-sign-up'
import styles from './changed-sections.module.css'
import { shortSections, deskTexts as texts } from './desk.texts'
import { DeskSection } from './desk-section'
import { KeyCap } from './key-cap'
import { countOf } from './section-change'
import { useDeskKeys } from './use-desk-keys'

interface Props {
  signUp: SignUp
  onDocument: (fileId: string) => void
}

/** What the sign-up says, section by section, with what changed marked; whoever knows the rest sees only that. */
export function ChangedSections({ signUp, onDocument }: Props) {
  const say = useSay()
  const { company, sections, changes } = signUp
  const changed = changes?.sections ?? []
  const [onlyChanges, setOnlyChanges] = useState(changed.length > 0)
  const changeOf = (section: string) => changed.find((change) => change.section === section)

  const goTo = (at: number) => document.getElementById(sections[at]?.section ?? '')?.scrollIntoView()
  useDeskKeys({
    ...Object.fromEntries(sections.map((_, at) => [String(at + 1), () => goTo(at)])),
    ...(changed.length > 0 ? { d: () => setOnlyChanges(!onlyChanges) } : {}),
  })

  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.links} aria-label={say(texts.sections)}>
          {sections.map(({ section }) => {
            const count = countOf(changeOf(section))
            return (
              <a key={section} href={`#${section}`}>
                {say(shortSections[section])}
                {count > 0 ? <b>{count}</b> : null}
              </a>
            )
          })}
        </nav>
        {changed.length > 0 ? (
          <span className={styles.only}>
            <Switch
              size="small"
              checked={onlyChanges}
              aria-label={say(texts.onlyChanges)}
              aria-keyshortcuts="D"
              onChange={setOnlyChanges}
            />
            {say(texts.onlyChanges)}
            <KeyCap>D</KeyCap>
          </span>
        ) : null}
      </div>
      {sections.map((section, at) => (
        <DeskSection
          key={section.section}
          number={at + 1}
          section={section}
          change={changeOf(section.section)}
          onlyChanges={onlyChanges}
          variant={company.variant}
          onDocument={onDocument}
        />
      ))}
    </>
  )
}
