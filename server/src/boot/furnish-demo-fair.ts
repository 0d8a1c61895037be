import { giveContactGroups } from '../demo/contact-groups'
import { giveDemoFiles } from '../demo/files/give-files'
import type { Platform } from '../platform/platform'

/**
 * What the demo fair needs beyond its rows. Nobody waits for it at the start, and what a stop cuts short the next start
 * completes.
 */
export async function furnishDemoFair(platform: Platform): Promise<void> {
  try {
    await giveContactGroups(platform)
    await giveDemoFiles(platform)
  } catch (error) {
    platform.log.warn({ err: error }, 'the demo fair lacks some of its files; the next start tries again')
  }
}
