import type { SignUpSection } from '@fairground/domain/company/sections'
import type { SectionRecords } from './use-sign-up'

/**
 * Filled in once, but not as today's rules want it. A record that counts as unsaved holds answers only then; but of the
 * invoice, registration already knows the code and the name.
 */
export function isOutdated(section: SignUpSection, { boothRequest, invoice }: SectionRecords): boolean {
  if (section === 'boothRequest') return boothRequest?.saved === false && Boolean(boothRequest.exhibitType)
  if (section === 'invoice')
    return invoice?.saved === false && (invoice.invoiceType === 'ordinary' || Boolean(invoice.bank))
  return false
}
