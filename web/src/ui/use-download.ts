import type { CallGiven } from '@fairground/wire/kernel/client'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { download } from '../session/download'
import { announcer } from './announce'
import { uiTexts as texts } from './ui.texts'
import { useCommand } from './use-command'

const downloads = announcer('download', { otherwise: texts.exportFailed })

/** One file at a time: a second click while the first is being written would only make the server write it twice. */
export function useDownload() {
  const { busy, run } = useCommand(downloads)
  return {
    busy,
    start: <E extends Endpoint>(endpoint: E, given: CallGiven<E> = {}) =>
      run(() => download(endpoint, given)),
  }
}
