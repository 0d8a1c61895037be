import { hasPhrase } from '@fairground/domain/review'
import { reviewComment } from '@fairground/wire/list/lists/review-comment'
import { Input } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { decideTexts as texts } from './decide.texts'
import styles from './phrase-picker.module.css'

const manyPhrases = 8

interface Props {
  remark: string
  onPick: (phrase: string) => void
}

/** Phrases the organiser keeps for reviewers; a click puts one into the remark or takes it out again. */
export function PhrasePicker({ remark, onPick }: Props) {
  const say = useSay()
  const [wanted, setWanted] = useState('')
  const kept = useCall(reviewComment.calls.page, { body: { page: 1, pageSize: 100 } }, { staleTime: 60_000 })
  const phrases = (kept.data?.list ?? []).map(({ id, text }) => ({ id, text: String(text) }))
  if (phrases.length === 0) return null
  const found = phrases.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <fieldset className={styles.phrases}>
      <legend>{say(texts.phrases)}</legend>
      {phrases.length > manyPhrases ? (
        <Input
          size="small"
          allowClear
          value={wanted}
          placeholder={say(texts.findPhrase)}
          aria-label={say(texts.findPhrase)}
          onChange={({ target }) => setWanted(target.value)}
        />
      ) : null}
      <div className={styles.list}>
        {found.map(({ id, text }) => (
          <button key={id} type="button" aria-pressed={hasPhrase(remark, text)} onClick={() => onPick(text)}>
            {text}
          </button>
        ))}
        {found.length === 0 ? <p>{say(texts.noPhrases)}</p> : null}
      </div>
    </fieldset>
  )
}
