import { keysToBring } from '../backup/keys-to-bring'
import { summaryOf } from '../backup/manifest'
import { fairPlace, filesPlace, openForRestore } from '../backup/places'
import { restore } from '../backup/restore.service'
import { migrations } from '../places'
import { chooseBlobStore } from '../platform/files/choose-blob-store'
import { runCommand } from './run-command'

await runCommand({
  usage: 'npm run restore -- DIR',
  async run({ directory, config, signal }) {
    let close = async () => {}
    const openDatabase = async () => {
      const opened = await openForRestore(config)
      close = opened.close
      return opened.connection
    }
    try {
      const target = { blobs: chooseBlobStore(config), filesPlace: filesPlace(config), openDatabase }
      const { manifest, leftOut } = await restore(directory, migrations, target, signal)
      const rest = leftOut.map((table) => `\nLeft out, as Fairground did not make it: the table ${table}.`)
      return `Restored ${fairPlace(config)}, as Fairground ${manifest.product} backed it up at ${manifest.madeAt}: ${summaryOf(manifest)}.${rest.join('')}${keysToBring(manifest, config)}`
    } finally {
      await close()
    }
  },
})
