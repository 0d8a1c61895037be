import { inLanguage } from '@fairground/domain/field'
import type { PublishStep } from '@fairground/domain/list'
import type { Text } from '@fairground/domain/text'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import type { Announcer } from '../../ui/announce'
import { useCommand } from '../../ui/use-command'
import { type StepWords, stepTexts, publishingTexts as texts } from './publishing.texts'

interface Options<Step extends PublishStep, Record> {
  words: StepWords<Step>
  announcer: Announcer
  /** What it is known by, in the languages it is there in. */
  titleOf: (record: Record) => Text
  send: (step: Step, record: Record) => Promise<unknown>
  refresh: () => void
}

export interface Steps<Step extends PublishStep, Record> {
  busy: boolean
  /** Asks first, and answers whether it was done. */
  take: (step: Step, record: Record) => Promise<boolean>
  askToPublish: (title: Text) => Promise<boolean>
  /** Where the question appears. */
  holder: ReactElement
}

/** Publishing, withdrawing and throwing away: each is asked about, done once, and said. */
export function useSteps<Step extends PublishStep, Record>(
  options: Options<Step, Record>,
): Steps<Step, Record> {
  const { words, announcer, titleOf, send, refresh } = options
  const say = useSay()
  const language = useLanguage()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(announcer)

  const ask = async (
    step: PublishStep,
    question: TextEntry,
    note: TextEntry,
    title: Text,
  ): Promise<boolean> =>
    await modal.confirm({
      title: say(question),
      content: (
        <>
          <p>
            <b>{inLanguage(title, language)}</b>
          </p>
          <p>{say(note)}</p>
        </>
      ),
      okText: say(stepTexts[step].name),
      cancelText: say(texts.cancel),
      okButtonProps: { danger: step === 'discard' },
    })

  const askToPublish = (title: Text) =>
    ask('publish', words.ask.publish, words.seenBy[languagesOf(title)], title)

  async function take(step: Step, record: Record): Promise<boolean> {
    const title = titleOf(record)
    const agreed = isNoted(step)
      ? await ask(step, words.ask[step], words.notes[step], title)
      : await askToPublish(title)
    if (!agreed) return false
    return run(() => send(step, record), { done: stepTexts[step].done, after: refresh })
  }

  // Wrapped, because every such place has the same key, and a page may have two of them side by side.
  return { busy, take, askToPublish, holder: <>{holder}</> }
}

const isNoted = <Step extends PublishStep>(step: Step): step is Exclude<Step, 'publish'> => step !== 'publish'

const languagesOf = ({ zh, en }: Text) => (zh && en ? 'both' : zh ? 'chinese' : 'english')
