import { exhibitorMayEdit, type SignUpSection, signUpSections } from '@fairground/domain/company/sections'
import { fairFacts } from '@fairground/wire/fair'
import { Button } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { signUpPaths } from '../../lib/sign-up-paths'
import { homeOf } from '../../session/doors'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { signUpTexts } from '../sign-up.texts'
import { type SignUp, useSignUp } from '../use-sign-up'
import { hasDraft } from './drafts'
import { editTexts as texts } from './edit.texts'
import styles from './edit-page.module.css'
import { ProgressCard } from './progress-card'
import { ReviewBanner } from './review-banner'
import { SectionEditor } from './section-editor'
import { useSubmitting } from './use-submitting'

/** One page for both variants; the area it stands in decides the language, the account what is asked. */
export function EditPage({ openPersonalCenter }: { openPersonalCenter: () => void }) {
  const { signUp, failed, busy, retry } = useSignUp()
  const fair = useCall(fairFacts, {}, { staleTime: 600_000 })
  if (!signUp || !fair.data)
    return failed || fair.isError ? (
      <LoadFailed
        busy={busy || fair.isFetching}
        onRetry={() => {
          retry()
          if (!fair.data) void fair.refetch()
        }}
      />
    ) : (
      <PageSkeleton />
    )
  if (signUp.company && !exhibitorMayEdit(signUp.company))
    return <Navigate to={signUpPaths[signUp.variant].confirm} replace />
  return <Editor signUp={signUp} facts={fair.data} openPersonalCenter={openPersonalCenter} />
}

interface EditorProps {
  signUp: SignUp
  facts: { edition: number; signUpDeadline: string; timeZone: string }
  openPersonalCenter: () => void
}

function Editor({ signUp, facts, openPersonalCenter }: EditorProps) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const navigate = useNavigate()
  const sections: readonly SignUpSection[] = signUpSections[signUp.variant]
  const [open, setOpen] = useState<ReadonlySet<SignUpSection>>(
    () => new Set([signUp.saved.has('basics') ? 'boothRequest' : 'basics']),
  )
  const [dirty, setDirty] = useState<ReadonlySet<SignUpSection>>(
    () => new Set(sections.filter((section) => hasDraft(user.id, facts.edition, section))),
  )
  const submitting = useSubmitting(signUp, dirty, goTo)

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

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{say(signUpTexts.title)}</h1>
          <p>{say(signUpTexts.edition, { edition: facts.edition })}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => void navigate(homeOf(user))}>{say(signUpTexts.back)}</Button>
          <Button type="primary" loading={submitting.busy} onClick={() => void submitting.start()}>
            {say(texts.submit)}
          </Button>
        </div>
      </div>
      {signUp.company?.dataState === 'rejected' ? (
        <ReviewBanner company={signUp.company} reader={{ language, timeZone: facts.timeZone }} />
      ) : null}
      <aside className={styles.notice} aria-label={say(texts.noticeTitle)}>
        {say(texts.notice, { deadline: formatDate(facts.signUpDeadline, language) })}
      </aside>
      <div className={styles.columns}>
        <ProgressCard signUp={signUp} dirty={dirty} onJump={goTo} />
        <div className={styles.sections}>
          {sections.map((section) => (
            <SectionEditor
              key={section}
              section={section}
              signUp={signUp}
              edition={facts.edition}
              open={open.has(section)}
              dirty={dirty.has(section)}
              onToggle={() => setOpen((before) => changed(before, section, !before.has(section)))}
              onOpen={goTo}
              onDirty={(which, is) => setDirty((before) => changed(before, which, is))}
              openPersonalCenter={openPersonalCenter}
            />
          ))}
        </div>
      </div>
    </>
  )
}
