import { choiceFinished } from '@fairground/domain/selection'
import type { ChooserDetail } from '@fairground/wire/selection/choosers'
import { endKeepApart, keepApart } from '@fairground/wire/selection/desk'
import { Button, Form, Input } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { announce, deskAnnouncer } from '../announce'
import { drawerTexts as texts } from '../drawer.texts'
import { ChooserSearch } from './chooser-search'
import styles from './company-drawer.module.css'
import { Part } from './part'

const wish = choiceFinished.omit({ companyId: true }).extend({ otherId: choiceFinished.shape.companyId })

/** Beside whom the company does not wish to stand. */
export function Wishes({ detail, may }: { detail: ChooserDetail; may: boolean }) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const { busy, run } = useCommand(deskAnnouncer)
  const { companyId, wishes } = detail

  async function submit({ otherId, reason }: { otherId: string; reason: string }): Promise<void> {
    await call(keepApart, { body: { companyId, otherId, reason } })
    announce('success', texts.wishAdded)
    form.resetFields()
    await refresh('overview')
  }

  return (
    <Part title={say(texts.wishes)} note={say(texts.wishesNote)} open={wishes.length > 0}>
      {wishes.length === 0 ? <p className={styles.note}>{say(texts.wishesNone)}</p> : null}
      <ul className={styles.wishes}>
        {wishes.map(({ id, company, reason, by, at, adjoins }) => (
          <li key={id}>
            <span>
              <strong>{company}</strong>{' '}
              {adjoins ? <StatusTag tone="warn">{say(texts.adjoinsNow)}</StatusTag> : null}
              <small>{[reason, by, formatMoment(at, reader)].filter(Boolean).join(' · ')}</small>
            </span>
            {may ? (
              <Button
                size="small"
                disabled={busy}
                aria-label={say(texts.endWishOf, { company })}
                onClick={() =>
                  void run(() => call(endKeepApart, { body: { wishId: id } }), {
                    done: texts.wishEnded,
                    after: () => refresh('overview'),
                  })
                }
              >
                {say(texts.endWish)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {may ? (
        <SchemaForm schema={wish} form={form} name="keep-apart" marks={false} onSubmit={submit}>
          <div className={styles.pair}>
            <SchemaField name="otherId" label={say(texts.other)}>
              <ChooserSearch without={companyId} />
            </SchemaField>
            <SchemaField name="reason" label={say(texts.reason)}>
              <Input />
            </SchemaField>
          </div>
          <SubmitButton>{say(texts.addWish)}</SubmitButton>
        </SchemaForm>
      ) : null}
    </Part>
  )
}
