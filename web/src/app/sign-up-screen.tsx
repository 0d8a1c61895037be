import { EditPage } from '../company/edit/edit-page'
import { ExhibitorHead } from '../company/edit/exhibitor-head'

export function SignUpScreen() {
  return <EditPage Head={ExhibitorHead} />
}
