import type { UserType } from '@fairground/domain/account'
import type { SignUpSection } from '@fairground/domain/company/sections'

/** What a section's form needs from the page around it. */
export interface SectionFrame {
  variant: UserType
  edition: number
  openPersonalCenter: () => void
  onDirty: (dirty: boolean) => void
  /** Saved or cancelled: the section is to be read again. */
  onDone: () => void
  reload: (section: SignUpSection) => Promise<void>
}

export interface SectionFormProps<Record> {
  record: Record | null
  frame: SectionFrame
}
