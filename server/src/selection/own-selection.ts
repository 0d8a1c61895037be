import { type Circumstances, gatesFor } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { ownSelection } from '@fairground/wire/selection'
import type { Db } from '../platform/database/database'
import { allowanceOf, readHallsInReach } from '../quota'
import { readChooser } from './chooser.repository'
import { circumstancesOf } from './circumstances'
import { shown } from './trying'

type OwnSelection = CallResult<typeof ownSelection>

/** Everything a company needs to choose, or to know why it cannot. */
export async function readOwnSelection(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<OwnSelection> {
  const chooser = await readChooser(db, companyId)
  const allowance = chooser.allowed ? allowanceOf(chooser.allowed, settings) : undefined
  const halls = allowance ? await readHallsInReach(db, allowance.asked, settings) : []
  return {
    booths: shown(chooser.booths),
    stage: chooser.stage,
    now: chooser.now,
    gates: spoken(circumstancesOf(chooser, settings), language),
    window: chooser.window ? { ...chooser.window, isLater: chooser.window.isLater ?? false } : null,
    quota: allowance?.quota ? { ...allowance.quota, exhibitTypes: [...allowance.quota.exhibitTypes] } : null,
    hallIds: halls.map(({ id }) => id),
    areaSlack: settings.areaSlack,
    returnReason: chooser.returnReason,
  }
}

/** Of somebody who has not begun to sign up. */
export const selectionOfNobody = (settings: Settings, language: Language): OwnSelection => {
  const now = new Date()
  const missingAll = {
    approved: false,
    blacklisted: false,
    quota: undefined,
    window: undefined,
    finished: false,
  }
  return {
    booths: [],
    stage: 'choosing',
    now,
    gates: spoken({ started: settings.selectionStarted, ...missingAll, now }, language),
    window: null,
    quota: null,
    hallIds: [],
    areaSlack: settings.areaSlack,
    returnReason: '',
  }
}

const spoken = (circumstances: Circumstances, language: Language): OwnSelection['gates'] =>
  gatesFor(circumstances).map(({ gate, missing }) => ({
    gate,
    missing: missing ? translate(missing.message, language, missing.params) : null,
  }))
