import { inLanguage } from '@fairground/domain/field'
import { atOnceSteps } from '@fairground/domain/list'
import type { ListedNotice } from '@fairground/wire/board'
import { Button } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { StepButtons } from '../../list'
import { organiserBoardTexts as texts } from './organiser-board.texts'
import type { NoticeSteps } from './use-notice-steps'

/** Whoever throws a notice away looks at it first. */
const inRows = atOnceSteps.filter((step) => step !== 'discard')

interface Props {
  notice: ListedNotice
  steps: NoticeSteps
  onEdit: () => void
}

/** What can be done with a notice as it stands. */
export function NoticeActions({ notice, steps, onEdit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const title = inLanguage({ zh: notice.titleZh, en: notice.titleEn }, language)
  return (
    <>
      <Button type="link" size="small" aria-label={say(texts.editOf, { title })} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
      <StepButtons
        record={notice}
        state={notice.state}
        offered={inRows}
        steps={steps}
        name={title}
        look={() => ({ type: 'link', size: 'small' })}
      />
    </>
  )
}
