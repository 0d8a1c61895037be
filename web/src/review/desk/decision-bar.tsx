import { type Decision, type SignUpDecision, signUpDecision, withPhrase } from '@fairground/domain/review'
import type { Claim } from '@fairground/wire/review'
import { Button, Form, Input, type InputRef, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { shortcutWith } from '../../lib/shortcut'
import { useTimeZone } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { useDraft } from '../../ui/form/use-draft'
import { useMedia } from '../../ui/use-media'
import type { SignUp } from '../detail/use-sign-up'
import { clockIn } from './clock'
import styles from './decision-bar.module.css'
import { deskTexts as texts } from './desk.texts'
import { KeyCap } from './key-cap'
import { PhrasePicker, usePhrases } from './phrase-picker'
import { SectionChips } from './section-chips'
import { refuseUnseen } from './unseen'
import { useDeskKeys } from './use-desk-keys'
import { useInSight } from './use-in-sight'
import { type Ways, WaysOn } from './ways-on'

interface Props extends Ways {
  signUp: SignUp
  claim: Claim | null
  /** Answers what comes next, where it was decided. */
  onDecide: (decision: SignUpDecision) => Promise<(() => void) | undefined>
}

/** Decides with one key or click; a return first asks what has to be corrected, and where. */
export function DecisionBar({ signUp, claim, onDecide, ...ways }: Props) {
  const say = useSay()
  const timeZone = useTimeZone()
  const me = useUser().id
  const { company, sections } = signUp
  const [modal, questions] = Modal.useModal()
  const [form] = Form.useForm<{ decision?: Decision; remark: string; sections: SignUpDecision['sections'] }>()
  const draft = useDraft(`sign-up-decision.${company.id}.${company.submittedAt?.toISOString()}`, form)
  const remark: string = Form.useWatch('remark', form) ?? ''
  /** What is watched lags behind what is typed. */
  const written = (): string => form.getFieldValue('remark') ?? ''
  const field = useRef<InputRef>(null)
  const [busy, setBusy] = useState(false)
  const { inSight, wasInSight } = useInSight()
  const roomy = useMedia('(min-width: 761px)')
  const [writing, setWriting] = useState(false)
  const phrases = usePhrases(company.variant)
  const ready = inSight && !busy
  const theirs = claim && claim.reviewerId !== me ? claim : null

  /** Whoever is about to overtake a colleague hears of it first. */
  const overtakes = (decision: Decision): Promise<boolean> =>
    theirs
      ? Promise.resolve(
          modal.confirm({
            title: say(texts.claimedWarningTitle, {
              name: theirs.reviewerName,
              at: clockIn(theirs.at, timeZone),
            }),
            content: say(texts.claimedWarning, {
              name: theirs.reviewerName,
              decision: say(decision === 'approved' ? texts.approve : texts.reject),
            }),
            okText: say(texts.goOn),
            cancelText: say(texts.cancel),
          }),
        )
      : Promise.resolve(true)

  async function decide(decision: Decision): Promise<void> {
    if (busy || (decision === 'approved' && company.blacklisted)) return
    if (decision === 'rejected' && written().trim() === '') return write()
    if (!(await overtakes(decision))) return
    form.setFieldValue('decision', decision)
    form.submit()
  }

  function write(): void {
    setWriting(true)
    // On a phone the field is only now coming up.
    requestAnimationFrame(() => field.current?.focus())
  }

  const pick = (phrase: string) =>
    form.setFields([{ name: 'remark', value: withPhrase(written(), phrase), touched: true, errors: [] }])

  async function submit(decision: SignUpDecision): Promise<void> {
    setBusy(true)
    try {
      const next = await onDecide(decision)
      // Before the next sign-up takes this one's place: leaving the form would keep what was typed.
      if (next) draft.saved()
      next?.()
    } finally {
      setBusy(false)
    }
  }

  const byKey = (decision: Decision) => (pressedAt: number) =>
    wasInSight(pressedAt) ? void decide(decision) : refuseUnseen()
  useDeskKeys({ a: byKey('approved'), r: byKey('rejected') })

  return (
    <SchemaForm
      schema={signUpDecision}
      form={form}
      draft={draft}
      marks={false}
      name="decision"
      initialValues={{ remark: '', sections: [] }}
      onSubmit={submit}
    >
      {questions}
      <Form.Item name="decision" hidden>
        <Input />
      </Form.Item>
      <div className={styles.bar}>
        <div className={styles.remark} hidden={!roomy && !writing}>
          <div className={styles.where}>
            <span>{say(texts.pointAt)}</span>
            <Form.Item name="sections" noStyle>
              <SectionChips offered={sections.map(({ section }) => section)} />
            </Form.Item>
          </div>
          <div className={styles.words}>
            <SchemaField name="remark" label={say(texts.remark)}>
              <Input.TextArea
                ref={field}
                autoSize={{ minRows: 1, maxRows: 4 }}
                placeholder={say(texts.remarkHint)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void decide('rejected')
                  if (event.key === 'Escape') event.currentTarget.blur()
                }}
              />
            </SchemaField>
            <PhrasePicker phrases={phrases} remark={remark} onPick={pick} onDone={write} />
          </div>
          <div className={styles.phrases}>
            {phrases
              .filter(({ decision }) => decision !== 'approved')
              .slice(0, 4)
              .map(({ id, text }) => (
                <button key={id} type="button" title={text} onClick={() => pick(text)}>
                  {text}
                </button>
              ))}
          </div>
        </div>
        <div className={styles.decide}>
          {company.blacklisted ? <p className={styles.never}>{say(texts.blacklistNote)}</p> : null}
          <div className={styles.buttons}>
            <Button
              danger
              size="large"
              aria-keyshortcuts="R"
              disabled={!ready}
              onClick={() => void decide('rejected')}
            >
              {say(texts.reject)}
              <KeyCap>R</KeyCap>
            </Button>
            <Button
              type="primary"
              size="large"
              aria-keyshortcuts="A"
              disabled={!ready || company.blacklisted}
              onClick={() => void decide('approved')}
            >
              {say(texts.approve)}
              <KeyCap>A</KeyCap>
            </Button>
            <WaysOn {...ways} send={shortcutWith('⏎')} />
          </div>
        </div>
      </div>
    </SchemaForm>
  )
}
