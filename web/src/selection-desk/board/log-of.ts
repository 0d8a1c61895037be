import type { SelectionMessage } from '@fairground/domain/selection'

/** The log of everybody who was refused for this reason. */
export const logOf = (rule: SelectionMessage): string =>
  `/log/boothSelectLog?${new URLSearchParams({ outcome: rule })}`
