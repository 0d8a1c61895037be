import { copyFile, open, stat, truncate } from 'node:fs/promises'

const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024
const ROTATE_EVERY_MS = 60 * 60 * 1000

/**
 * PostgreSQL appends to the file by itself, so nothing is lost and nothing blocks when the app is gone. It
 * keeps the file open, therefore a large one is copied and emptied rather than renamed.
 */
export async function rotateLog(file: string) {
  if ((await logSize(file)) <= ROTATE_ABOVE_BYTES) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

export function rotateLogRegularly(file: string): () => void {
  const timer = setInterval(() => void rotateLog(file).catch(() => {}), ROTATE_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function logSize(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

export async function logSince(file: string, offset: number): Promise<string[]> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(Math.max(size - offset, 0)), { position: offset })
    return buffer
      .toString()
      .split('\n')
      .filter((line) => line !== '')
  } finally {
    await handle.close()
  }
}
