import type { ListRow, LogList } from '@fairground/wire/list'
import { Modal } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { Facts } from '../../ui/facts'
import { cellText, readableFields } from '../cells'
import { useShownCell } from '../use-columns'
import { useReader } from '../use-reader'
import { detailsTexts as texts } from './details.texts'
import { recordPath } from './record-path'

interface Props {
  log: LogList
  row: ListRow
  onClose: () => void
}

export function LogDetails({ log, row, onClose }: Props) {
  const language = useLanguage()
  const say = useSay()
  const reader = useReader(log.fields)
  const shown = useShownCell(log)
  const path = recordPath(row)
  return (
    <Modal open title={log.title[language]} width={560} footer={null} onCancel={onClose}>
      <Facts
        look="lines"
        empty="–"
        facts={readableFields(log).map(([name, field]) => ({
          label: path && name === 'subjectId' ? say(texts.row) : field.title[language],
          value:
            path && name === 'subjectId' ? (
              <Link to={path}>{say(texts.record)}</Link>
            ) : (
              shown(name, cellText(name, field, row, reader), row)
            ),
        }))}
      />
    </Modal>
  )
}
