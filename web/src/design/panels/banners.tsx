import { askWordLimit } from '@fairground/domain/design'
import { boothsAsked } from '@fairground/wire/hall/plan-address'
import { Button, Input } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatClock, formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { rowsBefore } from '../../placement'
import { useReader } from '../../session/use-fair'
import { announcer } from '../../ui/announce'
import { useCommand } from '../../ui/use-command'
import { type OnlyViewed, useDesign } from '../design-context'
import { useDesk, useSaving } from '../desk-context'
import type { OfferedCopy } from '../keeping/use-offered-copy'
import { toDraw } from '../look'
import { useChosenCodes } from '../use-chosen-codes'
import styles from './banners.module.css'
import { bannerTexts as texts } from './banners.texts'
import { focusPlan } from './focus-plan'
import { panelTexts } from './panels.texts'

const seatWords = announcer('design-seat')

/** What has to be known before one goes on: who draws here, who asks to, what waits on this device. */
export function Banners() {
  const { onlyViewed } = useDesign()
  const { keeper, offered, seat } = useDesk()
  const saving = useSaving()
  return (
    <div className={styles.banners}>
      {onlyViewed && onlyViewed !== 'seat' ? <WhyOnlyViewed why={onlyViewed} /> : null}
      {onlyViewed === 'seat' && seat.now?.holder ? (
        seat.now.holder.you ? (
          <OwnOtherTab />
        ) : (
          <SomebodyDraws />
        )
      ) : null}
      {seat.mine && seat.now?.asking ? <SomebodyAsks /> : null}
      {saving.state === 'conflict' ? <OtherDraft message={saving.message} keeper={keeper} /> : null}
      {offered.at && !onlyViewed && saving.state !== 'conflict' ? (
        <KeptHere at={offered.at} offered={offered} />
      ) : null}
    </div>
  )
}

function Banner({
  tone,
  children,
  acts,
}: {
  tone: 'info' | 'warn' | 'bad'
  children: ReactNode
  acts?: ReactNode
}) {
  return (
    <div className={styles[tone]} role="status">
      <p>{children}</p>
      {acts ? <span className={styles.acts}>{acts}</span> : null}
    </div>
  )
}

/** What can be done instead: go back where one came from, see what is known of the booth, or begin to draw after all. */
function WhyOnlyViewed({ why }: { why: Exclude<OnlyViewed, 'seat'> }) {
  const say = useSay()
  const { editor } = useDesign()
  const [search, setSearch] = useSearchParams()
  const chosen = useChosenCodes()
  const rows = rowsBefore(search, chosen)
  const { booths } = editor.get().draft
  const gone = boothsAsked(search).filter((code) => !booths.some((booth) => booth.code === code))
  return (
    <Banner
      tone={gone.length > 0 ? 'warn' : 'info'}
      acts={
        <>
          {rows ? <Link to={rows}>{say(texts.backToRows)}</Link> : null}
          {why === 'look' ? (
            <Button size="small" type="primary" onClick={() => setSearch(toDraw(search), { replace: true })}>
              {say(texts.beginDrawing)}
            </Button>
          ) : null}
        </>
      }
    >
      {gone.length > 0 ? say(texts.noSuchBooth, { code: gone.join(' ') }) : null} {say(texts[why])}
    </Banner>
  )
}

/** The seconds until then, counted down. */
function useSecondsUntil(then: Date | null | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!then) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [then])
  return then ? Math.max(0, Math.ceil((then.getTime() - now) / 1000)) : 0
}

function SomebodyDraws() {
  const say = useSay()
  const reader = useReader()
  const { seat, keeper } = useDesk()
  const [word, setWord] = useState<string>()
  const { busy, run } = useCommand(seatWords)
  const { now } = seat
  const left = useSecondsUntil(now?.asking?.mine ? now.givenAt : undefined)
  if (!now?.holder) return null
  const { holder, asking } = now
  const who = { name: holder.name, since: formatClock(holder.since, reader) }

  const acts = asking?.mine ? (
    <>
      <Button
        size="small"
        type="primary"
        loading={busy}
        disabled={left > 0}
        onClick={() => run(() => seat.wish('sit'))}
      >
        {say(left > 0 ? texts.takeIn : texts.take, { count: left })}
      </Button>
      <Button size="small" disabled={busy} onClick={() => run(() => seat.wish('leave'))}>
        {say(texts.askNoMore)}
      </Button>
    </>
  ) : word === undefined ? (
    <Button size="small" disabled={asking !== null} onClick={() => setWord('')}>
      {say(texts.ask)}
    </Button>
  ) : (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => seat.wish('ask', word), { done: texts.asked }).then(
          (done) => done && setWord(undefined),
        )
      }}
    >
      <Input
        size="small"
        autoFocus
        maxLength={askWordLimit}
        value={word}
        aria-label={say(texts.word)}
        placeholder={say(texts.wordHint)}
        onChange={({ target }) => setWord(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" loading={busy}>
        {say(texts.ask)}
      </Button>
      <Button size="small" onClick={() => setWord(undefined)}>
        {say(panelTexts.cancel)}
      </Button>
    </form>
  )
  return (
    <Banner tone={seat.lost ? 'warn' : 'info'} acts={acts}>
      <b>{say(texts.draws, who)}</b>{' '}
      {seat.lost
        ? say(keeper.isDirty() ? texts.lostKept : texts.lost)
        : asking?.mine
          ? say(texts.waiting, { name: holder.name })
          : asking
            ? say(texts.otherAsks, { name: asking.name })
            : say(texts.viewOnly)}
    </Banner>
  )
}

/** One person in two tabs: nobody has to be asked. */
function OwnOtherTab() {
  const say = useSay()
  const { seat, keeper } = useDesk()
  const { busy, run } = useCommand(seatWords)
  const takeOver = (
    <Button size="small" type="primary" loading={busy} onClick={() => run(() => seat.wish('ask'))}>
      {say(texts.drawHere)}
    </Button>
  )
  return (
    <Banner tone={seat.lost && keeper.isDirty() ? 'warn' : 'info'} acts={takeOver}>
      <b>{say(texts.otherTab)}</b> {say(keeper.isDirty() ? texts.otherTabKept : texts.otherTabView)}
    </Banner>
  )
}

function SomebodyAsks() {
  const say = useSay()
  const { seat, keeper } = useDesk()
  const { busy, run } = useCommand(seatWords)
  const left = useSecondsUntil(seat.now?.givenAt)
  const asking = seat.now?.asking
  if (!asking) return null

  async function give(): Promise<void> {
    // Whoever comes next begins with all of it.
    await keeper.flush()
    await seat.wish('give')
  }
  return (
    <Banner
      tone="warn"
      acts={
        <>
          <Button size="small" type="primary" loading={busy} onClick={() => run(give)}>
            {say(texts.give)}
          </Button>
          <Button size="small" disabled={busy} onClick={() => run(() => seat.wish('refuse'))}>
            {say(texts.later)}
          </Button>
        </>
      }
    >
      <b>{say(texts.asks, { name: asking.name })}</b>
      {asking.word ? ` “${asking.word}” ` : ' '}
      {say(texts.givenIn, { count: left })}
    </Banner>
  )
}

/** What was asked is gone, and its buttons with it: one goes on at the plan. */
function answered(act: () => void): void {
  act()
  focusPlan()
}

interface OtherDraftProps {
  message: string
  keeper: { settle(choice: 'theirs' | 'mine'): void }
}

export function OtherDraft({ message, keeper }: OtherDraftProps) {
  const say = useSay()
  return (
    <Banner
      tone="bad"
      acts={
        <>
          <Button size="small" type="primary" onClick={() => answered(() => keeper.settle('theirs'))}>
            {say(texts.seeTheirs)}
          </Button>
          <Button size="small" onClick={() => answered(() => keeper.settle('mine'))}>
            {say(texts.keepMine)}
          </Button>
        </>
      }
    >
      <b>{message}</b> {say(texts.bothKept)}
    </Banner>
  )
}

export function KeptHere({ at, offered }: { at: Date; offered: OfferedCopy }) {
  const say = useSay()
  const reader = useReader()
  return (
    <Banner
      tone="warn"
      acts={
        <>
          <Button size="small" type="primary" onClick={() => answered(offered.restore)}>
            {say(texts.restore)}
          </Button>
          <Button size="small" onClick={() => answered(offered.discard)}>
            {say(texts.discard)}
          </Button>
        </>
      }
    >
      <b>{say(texts.kept, { at: formatMoment(at, reader) })}</b> {say(texts.keptNote)}
    </Banner>
  )
}
