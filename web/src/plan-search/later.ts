import { onDemand } from '../ui/on-demand'

/** Comes when an address asks for what is not there. */
export const AddressNotes = onDemand(async () => (await import('./address-notes')).AddressNotes, {
  isQuiet: true,
})
