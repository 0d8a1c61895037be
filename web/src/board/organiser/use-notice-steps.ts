import type { AtOnceStep } from '@fairground/domain/list'
import { moveNotice } from '@fairground/wire/board'
import { type Steps, useSteps } from '../../list'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { boardAnnouncer } from '../announce'
import { noticeStepWords } from './organiser-board.texts'

/** What has to be known of a notice to move it. */
export interface Movable {
  id: string
  version: number
  titleZh: string
  titleEn: string
}

export type NoticeSteps = Steps<AtOnceStep, Movable> & { refresh: () => void }

export function useNoticeSteps(): NoticeSteps {
  const askAgain = useRefresh()
  const refresh = () => void askAgain('notices', 'questions')
  const steps = useSteps<AtOnceStep, Movable>({
    words: noticeStepWords,
    announcer: boardAnnouncer,
    titleOf: ({ titleZh, titleEn }) => ({ zh: titleZh, en: titleEn }),
    send: (step, { id, version }) => call(moveNotice, { body: { id, version, step } }),
    refresh,
  })
  return { ...steps, refresh }
}
