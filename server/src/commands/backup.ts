import { backUp } from '../backup/back-up.service'
import { summaryOf } from '../backup/manifest'
import { databasePlace, fairPlace, openExisting } from '../backup/places'
import { chooseBlobStore } from '../platform/files/choose-blob-store'
import { runCommand } from './run-command'

const withoutMissingFiles = 'without-missing-files'

await runCommand({
  usage: `npm run backup -- DIR [--${withoutMissingFiles}]`,
  flags: [withoutMissingFiles],
  async run({ directory, flags, config, signal }) {
    const { connection, close } = await openExisting(config)
    try {
      const source = { connection, blobs: chooseBlobStore(config), place: databasePlace(config) }
      const options = { withoutMissingFiles: flags.has(withoutMissingFiles), signal }
      const manifest = await backUp(source, directory, options)
      return `Backed up ${fairPlace(config)}, to ${directory}: ${summaryOf(manifest)}.`
    } finally {
      await close()
    }
  },
})
