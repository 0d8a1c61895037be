import { open } from 'node:fs/promises'

/** A new file that nobody else may read, and that is on the disk when this resolves. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new or renamed file is only certain to survive a power cut once the folder that names it is on the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system journals the rename by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
