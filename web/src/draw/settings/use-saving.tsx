import { drawMessages } from '@fairground/domain/draw'
import { translate } from '@fairground/domain/text'
import { saveDrawBatches } from '@fairground/wire/draw'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Modal } from 'antd'
import { type ReactElement, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { announce, drawAnnouncer } from '../announce'
import { type BatchFaults, faultsOf, placeOfFault } from './batch-draft'
import { settingsTexts as texts } from './settings.texts'
import type { BatchDraft } from './use-batch-draft'

interface Saving {
  busy: boolean
  save: () => Promise<void>
  /** In words, by row and field. */
  faults: BatchFaults
  /** Where the question about the council appears. */
  holder: ReactElement
}

const asksToConfirm = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.fields.some(({ path }) => path === 'confirmed')

/** Saves all batches or none, asks when the server wants to be sure, and says what is wrong where it is. */
export function useSaving(round: number, draft: BatchDraft): Saving {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const [faults, setFaults] = useState<BatchFaults>({})
  const { busy, run } = useCommand(drawAnnouncer)
  const { sending, rows } = draft

  const send = (confirmed: boolean) =>
    call(saveDrawBatches, { body: { round, ...sending.changes, confirmed } })

  async function sendOrAsk(): Promise<boolean> {
    try {
      await send(false)
      return true
    } catch (error) {
      if (!asksToConfirm(error)) throw error
      const sure = await modal.confirm({
        title: say(texts.councilTitle),
        content: error.message,
        okText: say(texts.saveAnyway),
        cancelText: say(texts.back),
      })
      if (!sure) return false
      await send(true)
      return true
    }
  }

  function place(error: unknown): void {
    if (!(error instanceof CallFailure)) return
    const placed: Record<string, Record<string, string>> = {}
    for (const { path, message } of error.fields) {
      const at = placeOfFault(path, sending)
      if (at) placed[at.key] = { ...placed[at.key], [at.field]: message || error.message }
    }
    setFaults(placed)
  }

  async function save(): Promise<void> {
    const missing = faultsOf(rows)
    const inWords = Object.fromEntries(
      Object.entries(missing).map(([key, fields]) => [
        key,
        Object.fromEntries(
          Object.entries(fields).map(([field, words]) => [field, translate(words, language)]),
        ),
      ]),
    )
    setFaults(inWords)
    const first = Object.values(missing)[0]
    if (first) return announce('warning', first.size ?? first.time ?? drawMessages.timeMissing)
    if (rows.length === 0) return announce('warning', drawMessages.noBatch)
    const saving = async () => {
      const saved = await sendOrAsk().catch((error: unknown) => {
        place(error)
        throw error
      })
      if (!saved) return
      announce('success', drawMessages.saved)
      await refresh('draws')
      draft.discard()
    }
    await run(saving, { failed: { otherwise: drawMessages.saveFailed }, after: () => refresh('draws') })
  }

  return { busy, save, faults, holder }
}
