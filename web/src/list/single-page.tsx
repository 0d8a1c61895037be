import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'
import { Button } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { useCall } from '../session/use-call'
import { useUser } from '../session/use-session'
import { ListPage } from '../ui/list/list-page'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { RowSheet } from './details/row-sheet'
import { EditDialog } from './form/edit-dialog'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import { StepButtons } from './publishing/step-buttons'
import { rowSteps, useRowSteps } from './publishing/use-row-steps'
import { useDialogAddress } from './use-dialog-address'

/** What has one entry: read here, changed, published and put back. */
export function SinglePage({ list }: { list: KeptList }) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const address = useDialogAddress()
  const askAgain = useRefresh()
  const refresh = () => void askAgain('lists')
  const steps = useRowSteps(list, refresh)
  const { data, isError, isFetching, refetch } = useCall(list.calls.page, { body: { page: 1, pageSize: 1 } })
  const row = data?.list[0]
  const mayEdit = mayCall(list.may.edit, user)
  const editing = address.dialog?.kind === 'edit' ? address.dialog.id : undefined
  return (
    <ListPage
      title={list.title[language]}
      lead={list.texts.lead[language]}
      actions={
        row && mayEdit ? (
          <>
            <StepButtons record={row} state={row.state} offered={rowSteps} steps={steps} look={() => ({})} />
            <Button type="primary" onClick={() => address.open('edit', row.id)}>
              {say(texts.edit)}
            </Button>
          </>
        ) : null
      }
    >
      <div className={styles.sheet}>
        {row ? (
          <RowSheet list={list} row={row} onDone={refresh} />
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <PartSkeleton rows={Object.keys(list.fields).length} />
        )}
      </div>
      {steps.holder}
      {editing && mayEdit ? (
        <EditDialog
          list={list}
          title={list.title}
          id={editing}
          fixed={{}}
          onClose={address.close}
          onDone={refresh}
        />
      ) : null}
    </ListPage>
  )
}
