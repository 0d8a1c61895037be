import { fileMessages } from '@fairground/domain/company/sections'
import type { TextEntry } from '../../lib/text'
import { uploadTexts as texts } from './upload.texts'

/** What a field takes, and what can be said of a file at once; the server looks inside. */
export interface FileKind {
  accept: string
  choose: TextEntry
  faultOf: (file: File, mostMegabytes: number) => string | undefined
}

export function fileKind(
  endings: readonly string[],
  choose: TextEntry,
  { wrongKind, tooLarge }: { wrongKind?: string; tooLarge?: string },
): FileKind {
  return {
    accept: endings.join(','),
    choose,
    faultOf({ name, size }, mostMegabytes) {
      if (size === 0 || !endings.some((ending) => name.toLowerCase().endsWith(ending))) return wrongKind
      return size > mostMegabytes * 1024 * 1024 ? tooLarge : undefined
    },
  }
}

const pictureEndings = ['.jpg', '.jpeg', '.png']
export const documentEndings = ['.pdf', ...pictureEndings]

export const pictures = fileKind(pictureEndings, texts.choosePicture, fileMessages.image)
export const documents = fileKind(documentEndings, texts.chooseFile, fileMessages.document)
