import type { SignUpSection } from '@fairground/domain/company/sections'
import type { SignUp } from '../use-sign-up'

/** What the top of the page knows of the sections below it. */
export interface HeadProps {
  signUp: SignUp
  edition: number
  dirty: ReadonlySet<SignUpSection>
  goTo: (section: SignUpSection) => void
}
