import { codes } from '@fairground/wire/kernel/codes'
import { onTestFinished, vi } from 'vitest'

/** Takes whatever is uploaded, answers this, and tells what came. */
export function takeUploads(result: unknown): File[] {
  const taken: File[] = []
  const { XMLHttpRequest } = globalThis
  class Taking extends EventTarget {
    readonly upload = new EventTarget()
    readonly responseText = JSON.stringify({ code: codes.ok, msg: '', result })
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(body: FormData): void {
      for (const part of body.values()) if (part instanceof File) taken.push(part)
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Taking)
  onTestFinished(() => void vi.stubGlobal('XMLHttpRequest', XMLHttpRequest))
  return taken
}
