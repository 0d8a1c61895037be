import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useDraft } from './use-draft'

export interface Conflict<Latest> {
  /** The refusal, in the server's words. */
  message: string
  latest: Latest
}

interface Options<Version, Latest> {
  form: FormInstance
  /** What the draft of this form is kept under. */
  draftKey: string
  /** Of the record as it is known now; none for one that is yet to be added. */
  version: Version
  /** The form is left, saved or not. */
  onClose: () => void
  /** Looks at the record again once a save was refused; without it, or where it finds nothing, the refusal is thrown. */
  latest?: () => Promise<Latest | undefined>
}

/**
 * A form over a record that others change too. The version its entries were made over stands in the form as `basedOn`
 * (`<KeptValue name="basedOn" />`), and so is kept with the draft: what was typed over an older version must not
 * overwrite a newer one unseen.
 */
export function useKeptForm<Version extends string | number | undefined, Latest = never>(
  options: Options<Version, Latest>,
) {
  const { form, draftKey, version, onClose, latest } = options
  const draft = useDraft(draftKey, form)
  const [conflict, setConflict] = useState<Conflict<Latest>>()
  const basedOn = (Form.useWatch('basedOn', form) as Version | undefined) ?? version

  return {
    // Let go only once the record is really saved: a question on the way is no end yet.
    draft: { ...draft, saved: () => undefined },
    /** Somebody else saved since. */
    overtaken: basedOn !== version,
    conflict,

    /** Hands `send` the version to send along. Answers with the conflict, or with nothing once the record is saved. */
    async save(send: (basedOn: Version) => Promise<unknown>): Promise<Conflict<Latest> | undefined> {
      try {
        await send(form.getFieldValue('basedOn') as Version)
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== codes.conflict) throw error
        const found = await latest?.()
        if (found === undefined) throw error
        const met = { message: error.message, latest: found }
        setConflict(met)
        return met
      }
      // What is saved counts as typed by nobody, however long the form stays open.
      form.setFields(form.getFieldsError().map(({ name }) => ({ name, touched: false })))
      draft.saved()
      return undefined
    },

    /** The version that stands there now was seen: the next save may replace it. */
    accept(seen: Version = version): void {
      // Nobody typed it: otherwise all that stands in the form would be kept as typed.
      form.setFields([{ name: 'basedOn', value: seen, touched: false }])
      setConflict(undefined)
    },

    /** The record as it is takes the place of what was typed. */
    discard(): void {
      draft.discard()
      setConflict(undefined)
    },

    cancel(): void {
      draft.discard()
      onClose()
    },
  }
}
