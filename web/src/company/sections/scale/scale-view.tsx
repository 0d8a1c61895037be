import { scaleCounts, scaleLists } from '@fairground/domain/company/sections'
import type { ScaleRecord } from '@fairground/wire/company/surveys'
import { Facts } from '../../../ui/facts'
import { useLabels } from '../../use-labels'

export function ScaleView({ record }: { record: ScaleRecord | null }) {
  const label = useLabels('scale', 'CHN')
  if (!record) return null
  const answers = scaleLists.map((name) => ({ label: label(name), value: record[`${name}Label`] }))
  const counts = scaleCounts.map((name) => ({ label: label(name), value: String(record[name] ?? '') }))
  return <Facts facts={[...answers, ...counts]} />
}
