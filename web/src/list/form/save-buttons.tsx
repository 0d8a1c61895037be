import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'
import { useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { SubmitButton } from '../../ui/form/submit-button'
import { stepTexts, publishingTexts as texts } from '../publishing/publishing.texts'

export type Saving = 'save' | 'publish'

interface Props {
  list: KeptList
  onIntent: (saving: Saving) => void
}

/** Saved as it stands, or saved and published in one go. */
export function SaveButtons({ list, onIntent }: Props) {
  const say = useSay()
  const user = useUser()
  const publishes = list.calls.step !== undefined && mayCall(list.calls.step.access, user)
  return (
    <>
      <SubmitButton type={publishes ? 'default' : 'primary'} onClick={() => onIntent('save')}>
        {say(list.publishing ? texts.saveDraft : texts.save)}
      </SubmitButton>
      {publishes ? (
        <SubmitButton onClick={() => onIntent('publish')}>{say(stepTexts.publish.name)}</SubmitButton>
      ) : null}
    </>
  )
}
