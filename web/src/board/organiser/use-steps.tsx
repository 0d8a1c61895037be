import { type NoticeStep, titleIn } from '@fairground/domain/board'
import { moveNotice } from '@fairground/wire/board'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { boardAnnouncer } from '../announce'
import { boardTexts } from '../board.texts'
import { stepNotes, stepTexts, organiserBoardTexts as texts } from './organiser-board.texts'

/** What has to be known of a notice to move it. */
export interface Movable {
  id: string
  version: number
  titleZh: string
  titleEn: string
}

export interface Steps {
  busy: boolean
  /** Asks first, and answers whether it was done. */
  take: (step: NoticeStep, notice: Movable) => Promise<boolean>
  askToPublish: (titles: Pick<Movable, 'titleZh' | 'titleEn'>) => Promise<boolean>
  refresh: () => void
  /** Where the question appears. */
  holder: ReactElement
}

/** Publishing, taking down and throwing away: each is asked about, done once, and said. */
export function useSteps(): Steps {
  const say = useSay()
  const language = useLanguage()
  const askAgain = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(boardAnnouncer)

  const ask = async (step: NoticeStep, note: TextEntry, title: string): Promise<boolean> =>
    await modal.confirm({
      title: say(stepTexts[step].ask),
      content: (
        <>
          <p>
            <b>{title}</b>
          </p>
          <p>{say(note)}</p>
        </>
      ),
      okText: say(stepTexts[step].name),
      cancelText: say(boardTexts.cancel),
      okButtonProps: { danger: step === 'discard' },
    })

  const titleOf = ({ titleZh, titleEn }: Pick<Movable, 'titleZh' | 'titleEn'>) =>
    titleIn({ zh: titleZh, en: titleEn }, language)

  const askToPublish: Steps['askToPublish'] = (titles) => ask('publish', seenBy(titles), titleOf(titles))

  const refresh = () => void askAgain('notices', 'questions')

  async function take(step: NoticeStep, notice: Movable): Promise<boolean> {
    const agreed =
      step === 'publish' ? await askToPublish(notice) : await ask(step, stepNotes[step], titleOf(notice))
    if (!agreed) return false
    const { id, version } = notice
    return run(() => call(moveNotice, { body: { id, version, step } }), {
      done: stepTexts[step].done,
      after: refresh,
    })
  }

  return { busy, take, askToPublish, refresh, holder }
}

function seenBy({ titleZh, titleEn }: Pick<Movable, 'titleZh' | 'titleEn'>): TextEntry {
  if (titleZh && titleEn) return texts.seenByBoth
  return titleZh ? texts.seenByChinese : texts.seenByOverseas
}
