import type { TemplateDraft } from '@fairground/domain/contract'
import { previewTemplate } from '@fairground/wire/contract/classes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { contractAnnouncer } from '../announce'
import { CompanyPicker } from '../company-picker'
import { ContractSheet } from '../contract-sheet'
import { templateTexts as texts } from './template.texts'
import own from './template-page.module.css'

type Shown = CallResult<typeof previewTemplate>

/** The words as they stand in the form, filled in for a real company. */
export function TemplatePreview({ draft }: { draft: TemplateDraft }) {
  const say = useSay()
  const [companyId, setCompanyId] = useState<string>()
  const [shown, setShown] = useState<Shown>()
  const { busy, run } = useCommand(contractAnnouncer)

  const show = (chosen: string | undefined) => {
    if (!chosen) return
    setCompanyId(chosen)
    void run(async () => {
      setShown(await call(previewTemplate, { body: { ...draft, companyId: chosen } }))
    })
  }

  return (
    <Panel id="preview" title={say(texts.preview)} note={say(texts.previewNote)}>
      <div className={own.preview}>
        <div className={own.ask}>
          <CompanyPicker label={say(texts.pick)} value={companyId} onChange={show} />
          <Button loading={busy} disabled={!companyId} onClick={() => show(companyId)}>
            {say(texts.show)}
          </Button>
        </div>
        {shown ? (
          <div className={own.desk}>
            <ContractSheet contract={{ ...shown, language: draft.language }} />
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
