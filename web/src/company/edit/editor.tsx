import { type SignUpSection, signUpSections } from '@fairground/domain/company/sections'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { isSignUpClosed } from '../sign-up-closed'
import { useSubject } from '../subject'
import { useReturn } from '../use-return'
import type { SignUp } from '../use-sign-up'
import { hasDraft } from './drafts'
import { EarlierOfferOfAll } from './earlier-offer'
import styles from './edit-page.module.css'
import type { HeadProps } from './head-props'
import { Notice } from './notice'
import { ProgressCard } from './progress-card'
import { ReviewBanner } from './review-banner'
import { SectionEditor } from './section-editor'
import type { SectionFrame } from './section-frame'
import { useEarlier } from './use-earlier'

/** What depends on who edits, besides the subject itself. */
export interface EditorWays extends Pick<SectionFrame, 'onEntered'> {
  Head: ComponentType<HeadProps>
}

interface Props extends EditorWays {
  signUp: SignUp
  facts: { edition: number; signUpDeadline: string; timeZone: string }
  editAfterSubmit: boolean
}

/** The accordion of sections, what has been done of it, and the way out of it. */
export function Editor({ signUp, facts, editAfterSubmit, Head, onEntered }: Props) {
  const language = useLanguage()
  const user = useUser()
  const subject = useSubject()
  const { company } = signUp
  const returned = useReturn(company)
  const earlier = useEarlier()
  const edition = company?.edition ?? facts.edition
  const sections: readonly SignUpSection[] = signUpSections[signUp.variant]
  const [open, setOpen] = useState<ReadonlySet<SignUpSection>>(
    () => new Set([signUp.saved.has('basics') ? 'boothRequest' : 'basics']),
  )
  const { hash } = useLocation()
  const asked = sections.find((section) => hash === `#${section}`)
  const [dirty, setDirty] = useState<ReadonlySet<SignUpSection>>(
    () => new Set(sections.filter((section) => hasDraft(user.id, subject, edition, section))),
  )

  const changed = (set: ReadonlySet<SignUpSection>, section: SignUpSection, has: boolean) => {
    if (set.has(section) === has) return set
    return new Set(has ? [...set, section] : [...set].filter((other) => other !== section))
  }

  function goTo(section: SignUpSection): void {
    setOpen((before) => changed(before, section, true))
    // After the section has opened, so that the page is long enough to scroll there.
    requestAnimationFrame(() => {
      const title = document.getElementById(`section-${section}-title`)
      title?.closest('section')?.scrollIntoView({ block: 'start' })
      title?.querySelector('button')?.focus({ preventScroll: true })
    })
  }

  const goToAsked = useEffectEvent(() => {
    if (asked) goTo(asked)
  })
  useEffect(() => goToAsked(), [])

  return (
    <>
      <Head signUp={signUp} edition={edition} dirty={dirty} goTo={goTo} />
      {company?.dataState === 'rejected' ? (
        <ReviewBanner
          company={company}
          returned={returned}
          reader={{ language, timeZone: facts.timeZone }}
          onJump={goTo}
        />
      ) : null}
      <Notice
        signUp={signUp}
        deadline={facts.signUpDeadline}
        closed={isSignUpClosed(facts)}
        editAfterSubmit={editAfterSubmit}
      />
      <div className={styles.columns}>
        <ProgressCard signUp={signUp} returned={returned} dirty={dirty} onJump={goTo} />
        <div className={styles.sections}>
          {earlier ? (
            <EarlierOfferOfAll
              sections={sections.filter((section) => !signUp.saved.has(section) && !dirty.has(section))}
              earlier={earlier}
            />
          ) : null}
          {sections.map((section) => (
            <SectionEditor
              key={section}
              section={section}
              signUp={signUp}
              returned={returned}
              earlier={earlier}
              edition={edition}
              open={open.has(section)}
              dirty={dirty.has(section)}
              onToggle={() => setOpen((before) => changed(before, section, !before.has(section)))}
              onOpen={goTo}
              onDirty={(which, is) => setDirty((before) => changed(before, which, is))}
              onEntered={onEntered}
            />
          ))}
        </div>
      </div>
    </>
  )
}
