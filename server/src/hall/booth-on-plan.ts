import { initialFonts } from '@fairground/domain/booth'
import type { BoothOnPlan } from '@fairground/wire/hall/booth-on-plan'
import { neighbourCodes } from '../booth'
import { type Caller, readerOf } from '../platform/http/principal'
import type { BoothRow } from './hall.repository'
import { fullNamesOf, type HallSnapshot, maySeeFullName, namesOf } from './hall-snapshot'

function fontsOf({ fonts }: BoothRow) {
  const { code, name } = { ...initialFonts, ...fonts }
  return {
    codeFont: code.family,
    codeFontSize: code.size,
    codeFontStyle: code.style,
    nameFont: name.family,
    nameFontSize: name.size,
    nameFontStyle: name.style,
  }
}

/** The booths of a hall as far as this caller may know them; which company has one is for staff. */
export function boothsFor(
  { hall, boothsFor: told }: HallSnapshot,
  { user }: Pick<Caller, 'user'>,
  language: 'zh' | 'en',
): BoothOnPlan[] {
  const reader = readerOf({ user })
  const booths = told(reader, user?.id)
  const beside = neighbourCodes(booths)
  return booths.map((booth) => ({
    id: booth.id,
    hallId: hall.id,
    code: booth.code,
    ...fontsOf(booth),
    name: namesOf(booth)[language],
    fullName: maySeeFullName(booth, reader) ? fullNamesOf(booth)[language] : '',
    companyId: reader === 'staff' ? (booth.companyId ?? '') : '',
    boothClass: booth.boothClass,
    openSides: booth.openSides,
    ...beside(booth.id),
    special: booth.special,
    widthM: booth.width,
    depthM: booth.depth,
    areaM2: booth.areaM2,
    exhibitType: booth.exhibitType,
    status: booth.state,
    language: booth.userType ?? 'CHN',
    own: user !== undefined && booth.accountId === user.id,
  }))
}
