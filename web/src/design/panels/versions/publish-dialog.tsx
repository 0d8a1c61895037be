import { boothStateNames } from '@fairground/domain/booth'
import {
  breachNames,
  designMessages,
  hindering,
  noteLimit,
  problemNames,
  publishing,
} from '@fairground/domain/design'
import { explainIssue, fill, translate } from '@fairground/domain/text'
import { breachesOf, movedThoughTaken } from '@fairground/floorplan/design/safe-mode'
import { publishDraft } from '@fairground/wire/design'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Button, Input } from 'antd'
import { useId, useMemo, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useRefresh } from '../../../session/freshness'
import { call } from '../../../session/session'
import { announcer, failureText } from '../../../ui/announce'
import { useDesign, useEditor } from '../../design-context'
import { useDesk } from '../../desk-context'
import { AskingDialog } from '../dialogs/asking-dialog'
import { problemWords } from '../problem-words'
import { FieldRow } from '../side/field-row'
import { useJump } from '../use-jump'
import { ChangeList } from './change-list'
import styles from './publish-dialog.module.css'
import { versionTexts as texts } from './versions.texts'

const design = announcer('design')

type Outcome = { kind: 'unknown'; before: number } | { kind: 'refused'; message: string }

/** What changes, what is in the way, why taken booths move: then the plan is everybody's, or nothing has happened. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { hall, editor, published, facts } = useDesign()
  const { changes, problems, keeper, seatId, reload } = useDesk()
  const draft = useEditor((state) => state.draft)
  const jump = useJump()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const running = useRef(false)
  const noteId = useId()
  const reasonId = useId()

  const grave = problems.filter(({ kind }) => hindering.has(kind))
  const breaches = useMemo(() => breachesOf(published.draft, draft, facts), [published.draft, draft, facts])
  const moved = useMemo(
    () => movedThoughTaken(published.draft, draft, facts),
    [published.draft, draft, facts],
  )
  const issues = publishing.safeParse({ note, reason }).error?.issues ?? []
  const faultIn = (field: 'note' | 'reason') => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && explainIssue(issue, language)
  }
  const lacksReason = moved.length > 0 && reason.trim() === ''
  const reasonFault =
    faultIn('reason') ?? (isTried && lacksReason ? translate(designMessages.moveReason, language) : undefined)
  const isHindered = changes.same || grave.length > 0 || breaches.length > 0
  const number = published.number + 1

  function said(now: number): void {
    design.announce('success', texts.published, () => ({ number: now }))
    onClose()
  }

  /** The table holds what everybody sees now: there is no draft any more, and what it stands on is read next. */
  async function settle(now: number): Promise<void> {
    keeper.adopt({ draft: editor.get().draft, revision: 0, savedAt: undefined, on: undefined })
    await Promise.all([reload(), refresh('designs', 'halls')])
    said(now)
  }

  async function publish(): Promise<void> {
    setTried(true)
    if (running.current || lacksReason || issues.length > 0) return
    running.current = true
    setBusy(true)
    setOutcome(undefined)
    try {
      if (!(await keeper.flush())) {
        setOutcome({ kind: 'refused', message: say(texts.notSaved) })
        return
      }
      const answer = await call(publishDraft, {
        body: { hallId: hall.id, seat: seatId, revision: keeper.revision(), note, reason },
      })
      await settle(answer.number)
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'unreachable')
        setOutcome({ kind: 'unknown', before: published.number })
      else {
        setOutcome({ kind: 'refused', message: failureText(error, language) })
        await Promise.all([reload(), refresh('designs', 'halls')])
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function look({ before }: { before: number }): Promise<void> {
    setBusy(true)
    const now = await reload()
    setBusy(false)
    if (!now) return
    if (now.published.number > before) {
      keeper.adopt({
        draft: editor.get().draft,
        revision: now.draft?.revision ?? 0,
        savedAt: undefined,
        on: now.published.mark,
      })
      said(now.published.number)
    } else setOutcome({ kind: 'refused', message: say(texts.notPublished) })
  }

  function show(ids: readonly string[]): void {
    onClose()
    jump(ids)
  }

  return (
    <AskingDialog
      width={620}
      title={say(texts.publishTitle, { hall: hall.code, number })}
      onCancel={busy ? () => undefined : onClose}
      okText={busy ? say(texts.publishing) : say(texts.publish)}
      okButtonProps={{ disabled: isHindered, loading: busy }}
      cancelButtonProps={{ disabled: busy }}
      onOk={() => void publish()}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{say(texts.publishLead)}</p>
        {outcome?.kind === 'unknown' ? (
          <div className={styles.unknown} role="alert">
            <b>{say(texts.unknownTitle)}</b>
            <p>{say(texts.unknownNote)}</p>
            <Button size="small" loading={busy} onClick={() => look(outcome)}>
              {say(texts.look)}
            </Button>
          </div>
        ) : null}
        {outcome?.kind === 'refused' ? (
          <p className={styles.refused} role="alert">
            {outcome.message}
          </p>
        ) : null}
        {grave.length > 0 ? (
          <Hindrances
            title={say(texts.problemsLeft, { count: grave.length })}
            lines={grave.map((problem) => ({
              key: `${problem.kind} ${problem.ids.join(' ')}`,
              words: `${problemNames[problem.kind][language]} · ${problemWords(problem, draft, language)}`,
              show: () => show(problem.ids),
            }))}
          />
        ) : null}
        {breaches.length > 0 ? (
          <Hindrances
            title={say(texts.breachesLeft, { count: breaches.length })}
            lines={breaches.map(({ id, code, state, kind }) => ({
              key: `${id} ${kind}`,
              words: fill(breachNames[kind][language], { code, state: boothStateNames[state][language] }),
              show: () => show([id]),
            }))}
          />
        ) : null}
        <div className={styles.changes}>
          <ChangeList changes={changes} onShow={(booths) => show(booths.map(({ id }) => id))} />
        </div>
        {moved.length > 0 ? (
          <FieldRow label={say(texts.reason)} htmlFor={reasonId} required fault={reasonFault}>
            <p className={styles.moved}>
              {say(texts.movedTaken, {
                codes: moved.map(({ code }) => code).join(language === 'zh' ? '、' : ', '),
              })}
            </p>
            <Input.TextArea
              id={reasonId}
              value={reason}
              autoSize={{ minRows: 2, maxRows: 4 }}
              status={reasonFault ? 'error' : ''}
              onChange={({ target }) => setReason(target.value)}
            />
          </FieldRow>
        ) : null}
        <FieldRow
          label={say(texts.note)}
          htmlFor={noteId}
          aside={`${note.length}/${noteLimit}`}
          fault={faultIn('note')}
        >
          <Input.TextArea
            id={noteId}
            value={note}
            placeholder={say(texts.notePlaceholder)}
            autoSize={{ minRows: 2, maxRows: 4 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </FieldRow>
      </div>
    </AskingDialog>
  )
}

interface HindranceProps {
  title: string
  lines: readonly { key: string; words: string; show: () => void }[]
}

function Hindrances({ title, lines }: HindranceProps) {
  return (
    <section className={styles.hindered}>
      <b>{title}</b>
      <ul>
        {lines.map(({ key, words, show }) => (
          <li key={key}>
            <button type="button" onClick={show}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
