import { FileExcelOutlined } from '@ant-design/icons'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { Alert, Button, Progress, Upload } from 'antd'
import { useSay } from '../../lib/language'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { LastImport } from './last-import'
import { TemplateButton } from './template-button'
import { useUpload } from './use-upload'

interface Props {
  list: KeptList
  onOpen: (run: string) => void
  onRun: (run: ImportRun) => void
}

export function ImportPick({ list, onRun, onOpen }: Props) {
  const say = useSay()
  const { uploading, failure, offer, send, holder } = useUpload(list, onRun)
  const { file } = failure ?? {}
  return (
    <div className={styles.pick}>
      <p className={styles.lead}>
        {say(texts.templateLead)} <TemplateButton list={list} type="link" size="small" />
      </p>
      <div aria-live="assertive" className={styles.live}>
        {failure ? (
          <Alert
            type="error"
            showIcon
            title={failure.message}
            description={file ? say(texts.uploadFailed, { name: file.name }) : undefined}
            action={
              file ? (
                <Button size="small" onClick={() => send(file)}>
                  {say(texts.retry)}
                </Button>
              ) : undefined
            }
          />
        ) : null}
      </div>
      <Upload.Dragger
        accept=".xlsx,.xls"
        multiple={false}
        showUploadList={false}
        disabled={uploading !== undefined}
        beforeUpload={(chosen) => {
          void offer(chosen)
          return false
        }}
      >
        <p className={styles.dropIcon}>
          <FileExcelOutlined aria-hidden />
        </p>
        <p className={styles.dropTitle}>{say(texts.dropHere)}</p>
        <p className={styles.note}>{say(texts.formats)}</p>
      </Upload.Dragger>
      {uploading ? (
        <div role="status">
          <p>{say(texts.uploading, { name: uploading.name })}</p>
          <Progress percent={100} status="active" showInfo={false} aria-hidden />
        </div>
      ) : null}
      <p className={styles.note}>{say(texts.how)}</p>
      <LastImport list={list} onOpen={onOpen} />
      {holder}
    </div>
  )
}
