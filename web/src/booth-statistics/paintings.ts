import { areaBandNames, areaBandOf, areaBands, boothClasses, boothClassNames } from '@fairground/domain/booth'
import type { Text } from '@fairground/domain/text'
import { coatsForKinds, coatsForSteps } from '@fairground/floorplan/painting'
import { useMemo } from 'react'
import { useCodeList } from '../codelist'
import { areaOf, byState, type MakePainting } from '../hall'

export const paintedBy = ['state', 'boothClass', 'exhibitType', 'areaBand'] as const
export type PaintedBy = (typeof paintedBy)[number]

const byClass: MakePainting = (colours, language) => {
  const coats = coatsForKinds(colours, boothClasses.length)
  return {
    groups: boothClasses.flatMap((key, place) => {
      const coat = coats[place]
      return coat ? [{ key, name: boothClassNames[key][language], coat }] : []
    }),
    groupOf: ({ boothClass }) => boothClass,
  }
}

const byArea: MakePainting = (colours, language) => {
  const coats = coatsForSteps(colours)
  return {
    groups: areaBands.flatMap((key, place) => {
      const coat = coats[place]
      return coat ? [{ key, name: areaBandNames[key][language], coat }] : []
    }),
    groupOf: (booth) => areaBandOf(areaOf(booth)),
  }
}

const other: Text = { zh: '其他', en: 'Other' }
const others = 'other types'

/** The organiser keeps the list of types; a booth of a type that is on it no longer is shown among the others. */
const byType =
  (types: readonly { value: string; name: string; nameEn: string }[]): MakePainting =>
  (colours, language) => {
    const coats = coatsForKinds(colours, types.length + 1)
    const known = new Set(types.map(({ value }) => value))
    const named = [
      ...types.map(({ value, name, nameEn }) => ({ key: value, name: language === 'en' ? nameEn : name })),
      { key: others, name: other[language] },
    ]
    return {
      groups: named.flatMap((group, place) => {
        const coat = coats[place]
        return coat ? [{ ...group, coat }] : []
      }),
      groupOf: ({ exhibitType }) => (known.has(exhibitType) ? exhibitType : others),
    }
  }

export function usePaintings(): Record<PaintedBy, MakePainting> {
  const types = useCodeList('exhibitType').data
  return useMemo(
    () => ({
      state: byState,
      boothClass: byClass,
      exhibitType: byType(types ?? []),
      areaBand: byArea,
    }),
    [types],
  )
}
