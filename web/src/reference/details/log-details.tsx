import type { LogList, ShownRow } from '@fairground/wire/reference'
import { Modal } from 'antd'
import { useLanguage } from '../../lib/language'
import { cellText, readableFields } from '../cells'
import { useReader } from '../use-reader'
import { Facts } from './facts'

interface Props {
  log: LogList
  row: ShownRow
  onClose: () => void
}

export function LogDetails({ log, row, onClose }: Props) {
  const language = useLanguage()
  const reader = useReader(log.fields)
  return (
    <Modal open title={log.title[language]} width={560} footer={null} onCancel={onClose}>
      <Facts
        facts={readableFields(log).map(([name, field]) => ({
          key: name,
          title: field.title[language],
          shown: cellText(name, field, row, reader),
        }))}
      />
    </Modal>
  )
}
