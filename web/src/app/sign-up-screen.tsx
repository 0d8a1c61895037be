import { EditPage } from '../company/edit/edit-page'
import { ExhibitorHead } from '../company/edit/exhibitor-head'
import { useOpenPersonalCenter } from '../shell/personal-center-context'

/** The sign-up leads to the personal center, which is the shell's; only here are both in sight. */
export function SignUpScreen() {
  return <EditPage Head={ExhibitorHead} openPersonalCenter={useOpenPersonalCenter()} />
}
