import { DownloadOutlined } from '@ant-design/icons'
import type { FigureSearch } from '@fairground/wire/statistics'
import { figureCalls } from '@fairground/wire/statistics'
import type { StatisticName } from '@fairground/wire/statistics/definitions'
import { Button, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { useDownload } from '../../ui/use-download'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'

interface Props {
  id: string
  title: string
  note?: ReactNode
  chart: ReactNode
  table?: ReactNode
  /** The figure it is drawn from: its page and its workbook. */
  of?: { name: StatisticName; search: FigureSearch; path: string }
}

/** A part of the dashboard: drawn or as a table, with a way out as a workbook and a way on to its page. */
export function HomePanel({ id, title, note, chart, table, of }: Props) {
  const say = useSay()
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const { busy, start } = useDownload()
  return (
    <Panel
      id={id}
      title={title}
      note={note}
      aside={
        <div className={styles.aside}>
          {table ? (
            <Segmented
              aria-label={say(texts.view, { title })}
              size="small"
              value={shown}
              onChange={setShown}
              options={[
                { value: 'chart', label: say(texts.chart) },
                { value: 'table', label: say(texts.table) },
              ]}
            />
          ) : null}
          {of ? (
            <>
              <Button
                type="text"
                size="small"
                icon={<DownloadOutlined />}
                loading={busy}
                title={say(texts.export, { title })}
                aria-label={say(texts.export, { title })}
                onClick={() => void start(figureCalls[of.name].exportFile, { query: of.search } as never)}
              />
              <Link to={of.path} aria-label={say(texts.moreOf, { title })}>
                {say(texts.more)}
              </Link>
            </>
          ) : null}
        </div>
      }
    >
      {shown === 'table' && table ? table : chart}
    </Panel>
  )
}
