import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { fileTexts as texts } from './file.texts'
import { fileAddress } from './file-kinds'
import { PreviewDialog } from './preview-dialog'

interface Props {
  fileId: string
  pdf: boolean
  name: string
  size?: 'small' | 'middle'
}

/**
 * Pictures open on the page; a pdf is handed to the reader's own program, where it can do no harm here. What it is saved as
 * the server says, which looked inside.
 */
export function FilePreview({ fileId, pdf, name, size = 'middle' }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  if (pdf)
    return (
      <Button size={size} href={fileAddress(fileId)} download>
        {say(texts.download)}
      </Button>
    )
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {say(texts.preview)}
      </Button>
      <PreviewDialog fileId={fileId} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
