import { type Block, divideBlock, ownBlock } from '@fairground/wire/selection/block'
import { Modal } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { announcer } from '../ui/announce'
import { Panel } from '../ui/panel'
import { useCommand } from '../ui/use-command'
import styles from './block.module.css'
import { blockTexts as texts } from './block.texts'
import { BlockNotes } from './block-notes'
import type { Judged } from './division'
import { DivisionForm } from './division-form'
import { useSpanWords } from './use-span-words'

const blockAnnouncer = announcer('block', { otherwise: texts.failed })

/** For the delegate of a group: for whom it chooses, and who gets what of it. Nothing for everybody else. */
export function BlockCard() {
  const say = useSay()
  // What units get otherwise is not told to the delegate; it is right within the minute.
  const { data: block } = useCall(ownBlock, {}, { refetchInterval: 60_000 })
  if (!block) return null
  const text = say(leadOf(block), { group: block.groupName })
  return (
    <Panel id="block" title={say(texts.title)} note={block.groupName}>
      <div className={styles.card}>
        <p>{text}</p>
        {isToDivide(block) ? <Dividing key={block.version} block={block} /> : <Units block={block} />}
        <BlockNotes block={block} />
      </div>
    </Panel>
  )
}

const isToDivide = ({ stage, booths, units }: Block): boolean =>
  stage === 'finished' && booths.length > 0 && units.length > 0

function leadOf(block: Block): TextEntry {
  if (block.stage === 'choosing') return texts.choosingText
  if (isToDivide(block)) return texts.divideText
  return block.stage === 'confirmed' ? texts.confirmedText : texts.dividedText
}

function Units({ block: { delegate, units } }: { block: Block }) {
  const say = useSay()
  const spanWords = useSpanWords()
  return (
    <ul className={styles.units} aria-label={say(texts.units)}>
      <li>
        <span>{delegate.name}</span>
        <small>{spanWords(delegate.quota)}</small>
        <b>{say(texts.own)}</b>
      </li>
      {units.map(({ companyId, name, quota }) => (
        <li key={companyId}>
          <span>{name}</span>
          <small>{spanWords(quota)}</small>
        </li>
      ))}
    </ul>
  )
}

function Dividing({ block }: { block: Block }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(blockAnnouncer)

  async function divide(shares: Judged['shares']): Promise<void> {
    const codeOf = (id: string) => block.booths.find((booth) => booth.id === id)?.code ?? ''
    const nameOf = (id: string) => block.units.find(({ companyId }) => companyId === id)?.name ?? ''
    const agreed = await modal.confirm({
      title: say(texts.ask),
      content: (
        <>
          <ul className={styles.asked}>
            {shares.map(({ companyId, boothIds }) => (
              <li key={companyId}>
                {nameOf(companyId)}
                {language === 'en' ? ': ' : '：'}
                <b>{boothIds.map(codeOf).join(' ')}</b>
              </li>
            ))}
          </ul>
          <p>{say(texts.askNote)}</p>
        </>
      ),
      okText: say(texts.divide),
      cancelText: say(texts.back),
    })
    if (agreed)
      await run(() => call(divideBlock, { body: { version: block.version, shares } }), {
        done: texts.done,
        after: () => refresh('ownSignUp', 'halls'),
      })
  }

  return (
    <>
      <DivisionForm block={block} busy={busy} onDivide={(shares) => void divide(shares)} />
      {holder}
    </>
  )
}
