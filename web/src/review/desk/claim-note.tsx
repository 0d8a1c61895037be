import { claimWordLimit, mayDecide } from '@fairground/domain/review'
import { type Claim, claimSignUp, releaseSignUp } from '@fairground/wire/review'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { useCommand } from '../../ui/use-command'
import type { SignUp } from '../detail/use-sign-up'
import { reviewAnnouncer } from './announce'
import styles from './claim-note.module.css'
import { clockIn } from './clock'
import { deskTexts as texts } from './desk.texts'
import { KeyCap } from './key-cap'
import { useDeskKeys } from './use-desk-keys'

/** Who is at this sign-up. A claim decides nothing; it only keeps two people from reading the same. */
export function ClaimNote({ company, claim }: { company: SignUp['company']; claim: Claim | null }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const me = useUser().id
  const refresh = useRefresh()
  const { busy, run } = useCommand(reviewAnnouncer)
  const [asking, setAsking] = useState(false)
  const after = () => refresh('signUps')
  const { id: companyId } = company
  const take = (word = '') =>
    run(() => call(claimSignUp, { body: { companyId, word } }), { done: texts.claimDone, after })
  const open = mayDecide(company)
  useDeskKeys(open && !claim ? { c: () => void take() } : {})

  if (!open) return null
  if (!claim)
    return (
      <Button loading={busy} aria-keyshortcuts="C" onClick={() => void take()}>
        {say(texts.claim)}
        <KeyCap>C</KeyCap>
      </Button>
    )
  const at = clockIn(claim.at, timeZone)
  const mine = claim.reviewerId === me
  const { reviewerName: name, takenFrom, word } = claim
  return (
    <p className={mine ? styles.mine : styles.theirs} role="status">
      <span>
        {mine ? say(texts.claimed, { at }) : say(texts.claimedBy, { name, at })}
        {company.reviewState === 'awaiting' && mine ? ` · ${say(texts.mayWithdraw)}` : null}
        {takenFrom ? <small> {say(texts.takenFrom, { name: takenFrom, word })}</small> : null}
      </span>
      {mine ? (
        <Button
          type="link"
          size="small"
          loading={busy}
          onClick={() =>
            void run(() => call(releaseSignUp, { body: { companyId } }), { done: texts.releaseDone, after })
          }
        >
          {say(texts.release)}
        </Button>
      ) : (
        <Button type="link" size="small" onClick={() => setAsking(true)}>
          {say(texts.takeOver)}
        </Button>
      )}
      {asking ? (
        <TakeOver
          name={name}
          busy={busy}
          onCancel={() => setAsking(false)}
          onTake={(why) => take(why).then(() => setAsking(false))}
        />
      ) : null}
    </p>
  )
}

interface TakeOverProps {
  name: string
  busy: boolean
  onCancel: () => void
  onTake: (word: string) => Promise<void>
}

function TakeOver({ name, busy, onCancel, onTake }: TakeOverProps) {
  const say = useSay()
  const [word, setWord] = useState('')
  const ready = word.trim() !== ''
  const take = () => (ready ? void onTake(word.trim()) : undefined)
  return (
    <Modal
      open
      title={say(texts.takeOverTitle, { name })}
      okText={say(texts.takeOver)}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={say(texts.cancel)}
      onCancel={onCancel}
      onOk={take}
    >
      <p className={styles.note}>{say(texts.takeOverNote, { name })}</p>
      <Input
        autoFocus
        value={word}
        maxLength={claimWordLimit}
        aria-label={say(texts.takeOverWord)}
        placeholder={say(texts.takeOverWord)}
        onChange={({ target }) => setWord(target.value)}
        onPressEnter={take}
      />
    </Modal>
  )
}
