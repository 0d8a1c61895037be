import type { BoothRequestRecord } from '@fairground/wire/company/booth-request'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { Facts } from '../../../ui/facts'
import { useSubject } from '../../subject'
import { useLabels } from '../../use-labels'
import { BoothHistory } from './booth-history'
import { boothRequestTexts as texts } from './booth-request.texts'

export function BoothRequestView({ record }: { record: BoothRequestRecord | null }) {
  const say = useSay()
  const label = useLabels('boothRequest', useSubject().variant)
  const language = useLanguage()
  if (!record) return null
  const { standardBooths, indoorArea, outdoorArea } = record as Record<string, unknown>
  const sizes = { standardBooths, indoorArea, outdoorArea }
  const [field, size] = (Object.entries(sizes) as [keyof typeof sizes, number][]).find(
    ([, value]) => Number(value) > 0,
  ) ?? ['standardBooths' as const, 0]
  const said =
    field === 'standardBooths'
      ? say(texts.boothCount, { count: size })
      : say(texts.area, { count: formatNumber(size, language) })
  return (
    <>
      <Facts
        facts={[
          { label: label('exhibitType'), value: record.exhibitTypeLabel },
          { label: label('boothType'), value: record.boothTypeLabel },
          { label: label(field), value: said },
        ]}
      />
      <BoothHistory />
    </>
  )
}
