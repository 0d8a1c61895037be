import type { BoothRequestRecord } from '@fairground/wire/company/booth-request'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useSubject } from '../../subject'
import { SectionFacts } from '../section-facts'
import { BoothHistory } from './booth-history'
import { boothRequestTexts as texts } from './booth-request.texts'

/** Of three sizes the one that was asked for. */
export function BoothRequestView({ record }: { record: BoothRequestRecord }) {
  const say = useSay()
  const language = useLanguage()
  const { variant } = useSubject()
  const field = (['indoorArea', 'outdoorArea'] as const).find((name) => Number(record[name]) > 0)
  const size = field
    ? say(texts.area, { count: formatNumber(Number(record[field]), language) })
    : say(texts.boothCount, { count: Number(record.standardBooths) || 0 })
  const asked = field ?? 'standardBooths'
  return (
    <>
      <SectionFacts
        section="boothRequest"
        variant={variant}
        record={record}
        order={['exhibitType', 'boothType', asked]}
        shown={{ [asked]: size }}
      />
      <BoothHistory />
    </>
  )
}
