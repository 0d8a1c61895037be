import type { SignUpSection } from '@fairground/domain/company/sections'

/** What a call can show. A section of a sign-up is what was saved in it, whoever's it is. */
export type Tag =
  | SignUpSection
  | 'codeLists'
  | 'designs'
  | 'draws'
  | 'halls'
  | 'lists'
  | 'menu'
  | 'messages'
  | 'notices'
  | 'overview'
  | 'ownSignUp'
  | 'people'
  | 'phoneChanges'
  | 'questions'
  | 'settings'
  | 'signUps'
  | 'standing'
