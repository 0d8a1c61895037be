import type { UserType } from '@fairground/domain/account'
import type { SignUpSection } from '@fairground/domain/company/sections'

/** What a section's form needs from the page around it. */
export interface SectionFrame {
  variant: UserType
  edition: number
  /** Goes with every save: which company it is for. */
  about: { companyId?: string }
  onDirty: (dirty: boolean) => void
  /** Saved or cancelled: the section is to be read again. */
  onDone: () => void
  /** A company staff entered is stored now, under this id. */
  onEntered?: ((companyId: string) => void) | undefined
  reload: (section: SignUpSection) => Promise<void>
}

export interface SectionFormProps<Record> {
  /** What is stored. */
  record: Record | null
  /** What the form starts from, where that is not what is stored. */
  start?: Record | undefined
  frame: SectionFrame
}
