import type { ListSearch, LogList } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { useDownload } from '../ui/use-download'
import { listTexts as texts } from './list.texts'

interface Props {
  endpoint: LogList['calls']['exportFile']
  /** What is looked for now: the workbook holds exactly that, all pages of it. */
  search: ListSearch
}

export function ExportButton({ endpoint, search }: Props) {
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <Button loading={busy} onClick={() => start(endpoint, { params: { search } })}>
      {say(busy ? texts.exporting : texts.export)}
    </Button>
  )
}
