import { mayTakeStep, noticeSteps, titleIn } from '@fairground/domain/board'
import type { ListedNotice } from '@fairground/wire/board'
import { Button } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { stepTexts, organiserBoardTexts as texts } from './organiser-board.texts'
import type { Steps } from './use-steps'

interface Props {
  notice: ListedNotice
  steps: Steps
  onEdit: () => void
}

/** What can be done with a notice as it stands. */
export function NoticeActions({ notice, steps, onEdit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const title = titleIn({ zh: notice.titleZh, en: notice.titleEn }, language)
  return (
    <>
      <Button type="link" size="small" aria-label={say(texts.editOf, { title })} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
      {noticeSteps
        .filter((step) => step !== 'discard' && mayTakeStep(step, notice.state))
        .map((step) => (
          <Button
            key={step}
            type="link"
            size="small"
            disabled={steps.busy}
            aria-label={say(texts.stepOf, { step: say(stepTexts[step].name), title })}
            onClick={() => void steps.take(step, notice)}
          >
            {say(stepTexts[step].name)}
          </Button>
        ))}
    </>
  )
}
