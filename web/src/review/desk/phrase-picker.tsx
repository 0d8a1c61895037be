import type { UserType } from '@fairground/domain/account'
import { type Decision, decisions, hasPhrase } from '@fairground/domain/review'
import { reviewComment } from '@fairground/wire/list/lists/review-comment'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { deskTexts as texts } from './desk.texts'
import { KeyCap } from './key-cap'
import styles from './phrase-picker.module.css'
import { useDeskKeys } from './use-desk-keys'

interface Phrase {
  id: string
  text: string
  decision: Decision | null
}

/** Phrases the organiser keeps for companies of this kind, those of a return first. */
export function usePhrases(variant: UserType): Phrase[] {
  const language = variant === 'ENG' ? 'en' : 'zh'
  const kept = useCall(reviewComment.calls.page, { body: { page: 1, pageSize: 100 } }, { staleTime: 60_000 })
  return (kept.data?.list ?? [])
    .filter((row) => !row.language || row.language === language)
    .map((row) => ({
      id: row.id,
      text: String(row.text),
      decision: (row.decision ?? null) as Decision | null,
    }))
    .sort((one, other) => Number(one.decision === 'approved') - Number(other.decision === 'approved'))
}

interface Props {
  phrases: readonly Phrase[]
  remark: string
  onPick: (phrase: string) => void
  /** After the choice the remark goes on. */
  onDone: () => void
}

const titles = { approved: texts.approve, rejected: texts.reject } satisfies Record<Decision, unknown>

/** A click puts a phrase into the remark or takes it out again. */
export function PhrasePicker({ phrases, remark, onPick, onDone }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  useDeskKeys(phrases.length > 0 ? { p: () => setOpen(true) } : {})
  if (phrases.length === 0) return null
  const found = phrases.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
  const groups = [
    ...decisions.toReversed().map((decision) => ({
      title: say(titles[decision]),
      phrases: found.filter((phrase) => phrase.decision === decision),
    })),
    { title: say(texts.phrase), phrases: found.filter(({ decision }) => decision === null) },
  ].filter((group) => group.phrases.length > 0)
  return (
    <>
      <Button size="small" aria-keyshortcuts="P" onClick={() => setOpen(true)}>
        {say(texts.phrase)}
        <KeyCap>P</KeyCap>
      </Button>
      <Modal
        open={open}
        onCancel={() => setOpen(false)}
        afterClose={onDone}
        footer={null}
        title={say(texts.phrases)}
        focusable={{ focusTriggerAfterClose: false }}
      >
        <Input
          allowClear
          autoFocus
          value={wanted}
          placeholder={say(texts.findPhrase)}
          aria-label={say(texts.findPhrase)}
          onChange={({ target }) => setWanted(target.value)}
          onPressEnter={() => {
            const [first] = found
            if (first) onPick(first.text)
            setOpen(false)
          }}
        />
        <div className={styles.list}>
          {groups.map((group) => (
            <fieldset key={group.title}>
              <legend>{group.title}</legend>
              {group.phrases.map(({ id, text }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={hasPhrase(remark, text)}
                  onClick={() => onPick(text)}
                >
                  {text}
                </button>
              ))}
            </fieldset>
          ))}
          {found.length === 0 ? <p>{say(texts.noPhrases)}</p> : null}
        </div>
      </Modal>
    </>
  )
}
