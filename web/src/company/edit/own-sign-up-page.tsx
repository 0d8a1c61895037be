import { EditPage } from './edit-page'
import { ExhibitorHead } from './exhibitor-head'

export function OwnSignUpPage() {
  return <EditPage Head={ExhibitorHead} />
}
