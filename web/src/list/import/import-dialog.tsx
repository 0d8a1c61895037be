import type { KeptList } from '@fairground/wire/list'
import { Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { importTexts as texts } from './import.texts'
import { ImportPick } from './import-pick'
import { ImportStage } from './import-stage'
import { isOpen } from './import-state'
import { useImportRun, useLatestImport } from './use-import-run'

interface Props {
  list: KeptList
  onClose: () => void
  onDone: () => void
}

const another = 'another'

/** From choosing a file to taking the import back. Closing it stops nothing: the next visit goes on where this one ended. */
export function ImportDialog({ list, onClose, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const latest = useLatestImport(list)
  const [chosen, setChosen] = useState<string>()
  const left = isOpen(latest.data) ? latest.data.id : undefined
  const id = chosen === another ? undefined : (chosen ?? left)
  const { run, failed, busy, refetch, keep } = useImportRun(list, id)

  return (
    <Modal
      open
      title={say(texts.title, { title: list.title[language] })}
      width={860}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {run ? (
        <ImportStage
          key={run.id}
          list={list}
          run={run}
          onMoved={keep}
          onRefresh={refetch}
          onDone={onDone}
          onAnother={() => setChosen(another)}
          onClose={onClose}
          onRun={(started) => {
            keep(started)
            setChosen(started.id)
          }}
        />
      ) : id !== undefined || (chosen === undefined && latest.isPending) ? (
        failed ? (
          <LoadFailed onRetry={refetch} busy={busy} />
        ) : (
          <PartSkeleton rows={6} />
        )
      ) : (
        <ImportPick
          list={list}
          onOpen={setChosen}
          onRun={(started) => {
            keep(started)
            setChosen(started.id)
          }}
        />
      )}
    </Modal>
  )
}
