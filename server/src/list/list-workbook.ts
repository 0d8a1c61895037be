import type { Readable } from 'node:stream'
import type { Language } from '@fairground/domain/text'
import type { KeptList, LogList, WireField } from '@fairground/wire/list'
import type { FastifyReply } from 'fastify'
import type { CodeNames } from '../codelist'
import { sendDownload } from '../platform/http/send-download'
import type { Column } from '../platform/workbook/write/columns'
import { workbookMediaType } from '../platform/workbook/write/write-workbook'
import { columnLook, travelling } from './field-in-workbook'

export function columnsOf(list: KeptList | LogList, language: Language, labels: CodeNames): Column[] {
  return travelling(list).map(([, field]) => {
    const choices = choicesOf(field, language, labels)
    return {
      title: field.title[language],
      required: field.required,
      ...columnLook(field),
      ...(choices ? { choices } : {}),
    }
  })
}

export function choicesOf(field: WireField, language: Language, labels: CodeNames): string[] | undefined {
  if (field.kind === 'choice') return Object.values(field.choices).map((label) => label[language])
  if (field.kind !== 'code') return undefined
  return [...(labels.get(field.list)?.values() ?? [])]
    .filter(({ offered }) => offered)
    .map((label) => label[language])
}

export const sendWorkbook = (reply: FastifyReply, name: string, workbook: Readable): null =>
  sendDownload(reply, { name, asciiName: 'list', contentType: workbookMediaType, content: workbook })
