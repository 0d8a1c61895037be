import { deskBadgePdf, type Participant, printForCompany } from '@fairground/wire/badge/participants'
import { download } from '../../session/download'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { badgeAnnouncer } from '../announce'

/** Company by company: on record as printed first, then its paper, as the companies do it themselves. */
export function usePrintChosen(onDone: () => void) {
  const refresh = useRefresh()
  const { busy, run } = useCommand(badgeAnnouncer)
  const print = (chosen: readonly Participant[]) =>
    run(
      async () => {
        for (const companyId of new Set(chosen.map((person) => person.companyId))) {
          const ids = chosen.filter((person) => person.companyId === companyId).map(({ id }) => id)
          await call(printForCompany, { body: { ids } })
          await download(deskBadgePdf, { query: { companyId } })
        }
        onDone()
      },
      { after: () => refresh('signUps') },
    )
  return { busy, print }
}
