import type { KeptList } from '@fairground/wire/list'
import { Button, type ButtonProps } from 'antd'
import { useSay } from '../../lib/language'
import { useDownload } from '../../ui/use-download'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'

interface Props extends Pick<ButtonProps, 'type' | 'size'> {
  list: KeptList
}

export function TemplateButton({ list, ...look }: Props) {
  const say = useSay()
  const template = useDownload()
  return (
    <Button {...look} loading={template.busy} onClick={() => template.start(importCallsOf(list).template)}>
      {say(texts.template)}
    </Button>
  )
}
