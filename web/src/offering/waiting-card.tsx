import { offerStateNames } from '@fairground/domain/waiting'
import {
  acceptOffer,
  declineOffer,
  type OwnWaiting,
  ownWaiting,
  withdrawWaiting,
} from '@fairground/wire/waiting'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { CountDown } from '../ui/count-down'
import { Panel } from '../ui/panel'
import { clockOffset } from '../ui/remaining'
import { useCommand } from '../ui/use-command'
import { waitingAnnouncer } from './announce'
import styles from './offering.module.css'
import { offeringTexts as texts } from './offering.texts'
import { useWishWords } from './use-wish-words'
import { WishDialog } from './wish-dialog'

/** The company's place on the waiting list and what is kept for it; nothing while it can neither wait nor waits. */
export function WaitingCard() {
  const say = useSay()
  // Others leave the list without a word to this company; its place is right within the minute.
  const { data: own, dataUpdatedAt, refetch } = useCall(ownWaiting, {}, { refetchInterval: 60_000 })
  const [isOpen, setIsOpen] = useState(false)
  if (!own || (!own.entry && own.closed !== null)) return null
  return (
    <Panel
      id="waiting"
      title={say(texts.title)}
      note={own.entry ? say(texts.place, { place: own.entry.place, count: own.waiting }) : undefined}
    >
      <div className={styles.card}>
        {own.entry?.offer ? (
          <Offer own={own} offsetMs={clockOffset(own.now, dataUpdatedAt)} onOver={() => void refetch()} />
        ) : null}
        {own.entry ? <Standing own={own} /> : <p>{say(texts.lead)}</p>}
        <Last own={own} />
        <Acts own={own} onEdit={() => setIsOpen(true)} />
      </div>
      {isOpen ? <WishDialog own={own} onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  )
}

function Standing({ own: { entry, halls, held } }: { own: OwnWaiting }) {
  const say = useSay()
  const wordsOf = useWishWords()
  if (!entry) return null
  const codes = halls.filter(({ id }) => entry.wish.hallIds.includes(id)).map(({ code }) => code)
  return (
    <>
      <p>{wordsOf(entry.wish, codes, held)}</p>
      {entry.behalfReason ? (
        <p className={styles.note}>{say(texts.onBehalf, { reason: entry.behalfReason })}</p>
      ) : null}
      {entry.orderReason ? (
        <p className={styles.note}>{say(texts.orderReason, { reason: entry.orderReason })}</p>
      ) : null}
    </>
  )
}

function Last({ own: { last, entry } }: { own: OwnWaiting }) {
  const say = useSay()
  const language = useLanguage()
  if (!last || entry?.offer) return null
  return (
    <p className={styles.note}>
      {say(texts.lastOffer, { booths: last.codes.join(' '), state: offerStateNames[last.state][language] })}
      {last.reason ? ` (${last.reason})` : ''}
    </p>
  )
}

/** Asks first, then does it once, and says what became of it. */
function useAsked() {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(waitingAnnouncer)
  const ask = async (
    question: { title: TextEntry; booths?: string; note?: string; ok: TextEntry; done: TextEntry },
    act: () => Promise<unknown>,
  ): Promise<void> => {
    const agreed = await modal.confirm({
      title: say(question.title, { booths: question.booths ?? '' }),
      content: question.note,
      okText: say(question.ok),
      cancelText: say(texts.back),
    })
    if (agreed) await run(act, { done: question.done, after: () => refresh('ownSignUp', 'halls') })
  }
  return { busy, ask, holder }
}

function Offer({ own, offsetMs, onOver }: { own: OwnWaiting; offsetMs: number; onOver: () => void }) {
  const say = useSay()
  const { busy, ask, holder } = useAsked()
  const offer = own.entry?.offer
  if (!offer) return null
  const booths = offer.booths.map(({ code }) => code).join(' ')
  const body = { offerId: offer.id }
  const givesBack = own.entry?.wish.givesBack
    ? say(texts.offerGivesBack, { booths: own.held.join(' ') })
    : undefined
  const accept = { title: texts.acceptAsk, booths, ok: texts.accept, done: texts.accepted }
  const decline = { title: texts.declineAsk, ok: texts.decline, done: texts.declined }
  return (
    <div className={styles.offer}>
      <h3>{say(texts.offerTitle, { booths })}</h3>
      <p>{say(texts.offerNote)}</p>
      {givesBack ? <p>{givesBack}</p> : null}
      {offer.reason ? <p>{say(texts.byHand, { reason: offer.reason })}</p> : null}
      <CountDown
        key={offer.id}
        to={offer.expiresAt}
        offsetMs={offsetMs}
        label={say(texts.timeLeft)}
        onOver={onOver}
      />
      <div className={styles.acts}>
        <Button
          type="primary"
          loading={busy}
          onClick={() =>
            void ask({ ...accept, ...(givesBack && { note: givesBack }) }, () => call(acceptOffer, { body }))
          }
        >
          {say(texts.accept)}
        </Button>
        <Button disabled={busy} onClick={() => void ask(decline, () => call(declineOffer, { body }))}>
          {say(texts.decline)}
        </Button>
      </div>
      {holder}
    </div>
  )
}

function Acts({ own: { entry, isChoosing }, onEdit }: { own: OwnWaiting; onEdit: () => void }) {
  const say = useSay()
  const { busy, ask, holder } = useAsked()
  const leave = { title: texts.withdrawAsk, ok: texts.withdraw, done: texts.withdrawn }
  return (
    <div className={styles.acts}>
      {entry?.offer ? null : (
        <Button type={entry || isChoosing ? 'default' : 'primary'} onClick={onEdit}>
          {say(entry ? texts.change : texts.join)}
        </Button>
      )}
      {entry ? (
        <Button loading={busy} onClick={() => void ask(leave, () => call(withdrawWaiting, {}))}>
          {say(texts.withdraw)}
        </Button>
      ) : null}
      {holder}
    </div>
  )
}
