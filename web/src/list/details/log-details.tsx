import type { ListRow, LogList } from '@fairground/wire/list'
import { Modal } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { Facts } from '../../ui/facts'
import { cellText, readableFields } from '../cells'
import { useShownCell } from '../use-columns'
import { useReader } from '../use-reader'
import { detailsTexts as texts } from './details.texts'
import { ownLogPath, recordPath } from './record-path'
import { subjectTitle } from './subject-title'

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
  const ownLog = ownLogPath(row)
  const about = path ? <Link to={path}>{say(texts.record)}</Link> : subjectTitle(row)?.[language]
  return (
    <Modal open title={log.title[language]} width={560} footer={null} onCancel={onClose}>
      <Facts
        look="lines"
        empty="–"
        facts={[
          ...readableFields(log)
            .filter(([name]) => name !== 'subjectId' || about !== undefined)
            .map(([name, field]) =>
              name === 'subjectId'
                ? { label: say(texts.row), value: about }
                : {
                    label: field.title[language],
                    value: shown(name, cellText(name, field, row, reader), row),
                  },
            ),
          ...(ownLog
            ? [{ label: say(texts.ownLog), value: <Link to={ownLog}>{say(texts.openOwnLog)}</Link> }]
            : []),
        ]}
      />
    </Modal>
  )
}
