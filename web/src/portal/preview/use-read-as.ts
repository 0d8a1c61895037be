import { worded } from '@fairground/domain/field'
import type { Language, Text } from '@fairground/domain/text'
import type { WireField } from '@fairground/wire/list'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'

/** Values as readers of one language find them: words of the other are not borrowed. */
export function useReadAs(language: Language): (field: WireField, value: unknown) => string {
  const timeZone = useTimeZone()
  return (field, value) =>
    field.kind === 'bothLanguages'
      ? (value as Text)[language]
      : worded(field, value, {
          language,
          code: (_list, code) => code,
          moment: (at) => listMoment(at, timeZone),
        })
}
