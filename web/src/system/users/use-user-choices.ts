import { userChoices } from '@fairground/wire/system/users'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'

interface Option {
  value: string
  label: string
}

/** Roles and units to choose from; a unit says what it belongs to. */
export function useUserChoices(): {
  roles: (Option & { within: boolean })[]
  units: Option[]
} {
  const language = useLanguage()
  const { data } = useCall(userChoices)
  const units = data?.units ?? []
  const nameOf = (id: string | null): string[] => {
    const unit = units.find((one) => one.id === id)
    return unit ? [...nameOf(unit.parentId), (language === 'en' && unit.en) || unit.zh] : []
  }
  return {
    roles: (data?.roles ?? []).map(({ id, within, ...name }) => ({
      value: id,
      label: name[language],
      within,
    })),
    units: units.map(({ id }) => ({ value: id, label: nameOf(id).join(' / ') })),
  }
}
