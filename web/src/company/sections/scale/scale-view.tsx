import type { ScaleRecord } from '@fairground/wire/company/surveys'
import { useSay } from '../../../lib/language'
import { Facts } from '../../facts'
import { scaleTexts as texts } from './scale.texts'
import { scaleCounts, scaleLists } from './scale-questions'

export function ScaleView({ record }: { record: ScaleRecord | null }) {
  const say = useSay()
  if (!record) return null
  const answers = scaleLists.map((name) => ({ label: say(texts[name]), value: record[`${name}Label`] }))
  const counts = scaleCounts.map((name) => ({ label: say(texts[name]), value: String(record[name] ?? '') }))
  return <Facts facts={[...answers, ...counts]} />
}
