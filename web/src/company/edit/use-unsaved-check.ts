import { type SignUpSection, sectionTitles } from '@fairground/domain/company/sections'
import { useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { noticeKey } from '../notice-key'
import { editTexts as texts } from './edit.texts'

/** Whether nothing is left unsaved; otherwise says what is, and leads there. */
export function useUnsavedCheck(
  dirty: ReadonlySet<SignUpSection>,
  goTo: (section: SignUpSection) => void,
): () => boolean {
  const say = useSay()
  return () => {
    const [changed] = dirty
    if (!changed) return true
    const text = say(texts.unsavedFirst, { section: say(sectionTitles[changed]) })
    notices.announce({ key: noticeKey, tone: 'warning', text: () => text })
    goTo(changed)
    return false
  }
}
