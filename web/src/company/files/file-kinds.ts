import { fileMessages } from '@fairground/domain/company/sections'
import {
  downloadFile,
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

const picture = { accept: '.jpg,.jpeg,.png', types: /\.(jpe?g|png)$/i, messages: fileMessages.image }
const document = {
  accept: '.jpg,.jpeg,.png,.pdf',
  types: /\.(jpe?g|png|pdf)$/i,
  messages: fileMessages.document,
}

export const fileKinds = {
  licence: { call: uploadLicence, ...document },
  signUpFile: { call: uploadSignUpFile, ...document },
  logo: { call: uploadLogo, ...picture },
  productImage: { call: uploadProductImage, ...picture },
}
export type FileKind = keyof typeof fileKinds
/** What the server tells of a file it has taken. */
export type StoredFile = CallResult<(typeof fileKinds)[FileKind]['call']>

const mostBytes = 5 * 1024 * 1024

/** What can be said at once, without sending five megabytes first. The server looks inside. */
export function faultBeforeSending(kind: FileKind, file: Pick<File, 'name' | 'size'>): string | undefined {
  const { types, messages } = fileKinds[kind]
  if (!types.test(file.name) || file.size === 0) return messages.wrongKind
  return file.size > mostBytes ? messages.tooLarge : undefined
}

export const fileAddress = (fileId: string, thumbnail = false): string =>
  `/api${urlOf(downloadFile, { query: { fileId, thumbnail: thumbnail ? '1' : undefined } })}`
