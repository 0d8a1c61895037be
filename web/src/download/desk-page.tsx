import { fetchDownload } from '@fairground/wire/download'
import type { KeptRow } from '@fairground/wire/list'
import { download } from '@fairground/wire/list/lists/download'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { KeptListPage } from '../list'
import { useDownload } from '../ui/use-download'
import { downloadTexts as texts } from './download.texts'
import { FileField } from './file-field'

const usual = { audience: 'all', reach: 'all' }
const inputs = { fileId: <FileField /> }

/** The files the organiser offers, with how often they were fetched. */
export function DeskPage() {
  return (
    <KeptListPage
      list={download}
      title={download.title}
      fixed={{}}
      drawn={false}
      inputs={inputs}
      usual={usual}
      rowLinks={(row) => (row.fileName ? <Preview row={row} /> : null)}
    />
  )
}

function Preview({ row }: { row: KeptRow }) {
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={say(texts.previewOf, { title: String(row.fileName) })}
      onClick={() => void start(fetchDownload, { params: { downloadId: row.id } })}
    >
      {say(texts.preview)}
    </Button>
  )
}
