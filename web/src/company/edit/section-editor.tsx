import type { UserType } from '@fairground/domain/account'
import { type SignUpSection, sectionTitles, signUpSections } from '@fairground/domain/company/sections'
import { Button } from 'antd'
import { type ComponentType, Suspense, useState } from 'react'
import { useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { PartSkeleton } from '../../ui/part-skeleton'
import { isOutdated } from '../outdated'
import { SectionView } from '../sections/section-view'
import { signUpTexts } from '../sign-up.texts'
import { aboutOf, useSubject } from '../subject'
import type { Return } from '../use-return'
import { type SignUp, useReloadSignUp } from '../use-sign-up'
import { BasicsFirst } from './basics-first'
import { hasDraft } from './drafts'
import { EarlierOffer } from './earlier-offer'
import { editTexts as texts } from './edit.texts'
import { SectionCard } from './section-card'
import styles from './section-editor.module.css'
import type { SectionFormProps, SectionFrame } from './section-frame'
import { sectionForms } from './section-parts'
import type { Earlier } from './use-earlier'

interface Props extends Pick<SectionFrame, 'onEntered'> {
  section: SignUpSection
  signUp: SignUp
  returned: Return | undefined
  earlier: Earlier | undefined
  edition: number
  open: boolean
  dirty: boolean
  onToggle: () => void
  onOpen: (section: SignUpSection) => void
  onDirty: (section: SignUpSection, dirty: boolean) => void
}

/** A section of the edit page: to read once it is saved, to fill in before that or when asked to. */
export function SectionEditor(props: Props) {
  const { section, signUp, returned, earlier, edition, open, dirty, onToggle, onOpen, onDirty, onEntered } =
    props
  const say = useSay()
  const accountId = useUser().id
  const subject = useSubject()
  const reload = useReloadSignUp()
  const saved = signUp.saved.has(section)
  const outdated = isOutdated(section, signUp.records)
  const [wanted, setWanted] = useState(() => hasDraft(accountId, subject, edition, section))
  const taken = saved ? undefined : (earlier?.answers[section] ?? undefined)
  const editing = wanted || !saved
  const locked = section !== 'basics' && !signUp.saved.has('basics')
  const next = nextOpen(signUp.variant, signUp.saved, section)
  const title = say(sectionTitles[section])

  const state = dirty
    ? ({ tone: 'warn', text: say(texts.stateUnsaved) } as const)
    : saved
      ? savedState()
      : outdated
        ? ({ tone: 'warn', text: say(texts.stateOutdated) } as const)
        : ({ tone: 'quiet', text: say(texts.stateOpen) } as const)

  function savedState() {
    if (!returned?.named.has(section)) return { tone: 'ok', text: say(texts.stateSaved) } as const
    return returned.changed.has(section)
      ? ({ tone: 'ok', text: say(signUpTexts.corrected) } as const)
      : ({ tone: 'bad', text: say(signUpTexts.toCorrect) } as const)
  }

  function edit(): void {
    setWanted(true)
    onOpen(section)
  }

  // Each form takes the record of its own section; together they are more than one type can say.
  const Form = sectionForms[section] as ComponentType<SectionFormProps<unknown>>

  return (
    <SectionCard
      id={`section-${section}`}
      number={signUpSections[signUp.variant].indexOf(section as never) + 1}
      title={title}
      state={state}
      open={open}
      onToggle={onToggle}
      action={
        editing ? null : (
          <Button type="link" aria-label={say(texts.editSection, { section: title })} onClick={edit}>
            {say(texts.edit)}
          </Button>
        )
      }
    >
      {locked ? (
        <BasicsFirst onGo={() => onOpen('basics')} />
      ) : editing ? (
        <Suspense fallback={<PartSkeleton rows={6} />}>
          {outdated ? <p className={styles.outdated}>{say(signUpTexts.outdated)}</p> : null}
          {earlier && !saved && !dirty && !outdated ? (
            <EarlierOffer section={section} earlier={earlier} />
          ) : null}
          <Form
            // A form reads what it starts from once.
            key={taken ? 'earlier' : 'own'}
            record={signUp.records[section]}
            start={taken}
            frame={{
              variant: signUp.variant,
              edition,
              about: aboutOf(subject),
              onEntered,
              onDirty: (changed) => onDirty(section, changed),
              onDone: () => setWanted(false),
              reload,
            }}
          />
        </Suspense>
      ) : (
        <>
          <SectionView section={section} record={signUp.records[section]} variant={signUp.variant} />
          {next ? (
            <div className={styles.next}>
              <Button
                onClick={() => {
                  onToggle()
                  onOpen(next)
                }}
              >
                {say(texts.nextSection, { section: say(sectionTitles[next]) })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </SectionCard>
  )
}

/** The first section after this one that is still to be saved, or else the first before it. */
function nextOpen(
  variant: UserType,
  saved: ReadonlySet<SignUpSection>,
  section: SignUpSection,
): SignUpSection | undefined {
  const order: readonly SignUpSection[] = signUpSections[variant]
  const here = order.indexOf(section)
  return [...order.slice(here + 1), ...order.slice(0, here)].find((other) => !saved.has(other))
}
