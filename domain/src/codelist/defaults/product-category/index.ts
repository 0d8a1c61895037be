import type { CodeItem } from '../../code-list'
import { detectionAndAlarm } from './detection-and-alarm'
import { electricalAndNewEnergy } from './electrical-and-new-energy'
import { evacuationAndSmokeControl } from './evacuation-and-smoke-control'
import { extinguishersAndAgents } from './extinguishers-and-agents'
import { fireServices } from './fire-services'
import { fireVehicles } from './fire-vehicles'
import { fixedSystems } from './fixed-systems'
import { forestAndSpecial } from './forest-and-special'
import { passiveProtection } from './passive-protection'
import { protectionAndRescue } from './protection-and-rescue'
import { smartFire } from './smart-fire'
import { waterSupply } from './water-supply'

export const productCategory: CodeItem[] = [
  fireVehicles,
  extinguishersAndAgents,
  detectionAndAlarm,
  fixedSystems,
  waterSupply,
  evacuationAndSmokeControl,
  passiveProtection,
  protectionAndRescue,
  forestAndSpecial,
  smartFire,
  electricalAndNewEnergy,
  fireServices,
]
