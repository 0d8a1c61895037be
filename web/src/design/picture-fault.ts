import { fileMessages } from '@fairground/domain/company/sections'

const mostBytes = 5 * 1024 * 1024

/** What can be said of a picture at once, by the key of its message; the server looks inside. */
export function pictureFault({ name, size }: File): string | undefined {
  if (!/\.(jpe?g|png)$/i.test(name) || size === 0) return fileMessages.image.wrongKind
  return size > mostBytes ? fileMessages.image.tooLarge : undefined
}
