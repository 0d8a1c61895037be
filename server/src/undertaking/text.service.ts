import { undertakingMessages as say, type TextToSave } from '@fairground/domain/undertaking'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { insertText, lockText, readCurrentText, readVersions, type TextOf } from './undertaking.repository'

interface CurrentText {
  which: TextOf
  version: number
  title: string
  body: string
}

/** There always is one to be changed: before the first version it is empty. */
const keptText: KeptRecord<CurrentText, TextOf> = {
  subjectType: 'undertaking-text',
  async lock(trx: Db, which: TextOf) {
    await lockText(trx, which)
    return { which, version: 0, title: '', body: '', ...(await readCurrentText(trx, which)) }
  },
  async lastChange(trx: Db, { which }) {
    const [last] = await readVersions(trx, which)
    return { who: last?.savedBy ?? '', when: last?.savedAt ?? null }
  },
  ...refusals(say.noText, say.textChanged),
}

/** What was signed stands on the version it was signed on; a change is only for those who sign from now on. */
export async function saveText(
  platform: Platform,
  { kind, language, version, title, body }: TextToSave,
  caller: SignedInCaller,
): Promise<{ version: number }> {
  const which: TextOf = { edition: platform.settings.current().edition, kind, language }
  return keeping(platform, caller, keptText, async (keeper, trx) => {
    const before = await keeper.take(which)
    // The same words again, by a second click say, make no new version.
    if (before.title === title && before.body === body) return { version: before.version }
    await keeper.requireSeen(before, version)
    const after = { version: before.version + 1, title, body }
    await insertText(trx, which, after, caller.user.id)
    await keeper.record(
      {
        id: `${which.edition} ${kind} ${language}`,
        action: before.version === 0 ? 'add' : 'edit',
        before:
          before.version === 0
            ? undefined
            : { version: before.version, title: before.title, body: before.body },
        after,
      },
      { type: 'list-changed', audience: 'staff', list: 'undertakingText' },
    )
    return { version: after.version }
  })
}
