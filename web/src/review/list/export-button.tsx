import { exportSignUps, type SignUpSearch } from '@fairground/wire/review'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import { useDownload } from '../../ui/use-download'
import { reviewTexts as texts } from '../review.texts'

/** The workbook holds what is looked for now, all pages of it. */
export function ExportButton({ search }: { search: SignUpSearch }) {
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <Button loading={busy} onClick={() => void start(exportSignUps, { query: search })}>
      {say(busy ? texts.exporting : texts.export)}
    </Button>
  )
}
