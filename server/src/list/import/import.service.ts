import { type CellRemark, importLimits, importMessages as say } from '@fairground/domain/list'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import type { Db } from '../../platform/database/database'
import { outageOf } from '../../platform/database/outage'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal } from '../../platform/http/refusal'
import type { UploadedFile } from '../../platform/http/upload'
import type { JobKind } from '../../platform/jobs/jobs'
import type { Platform } from '../../platform/platform'
import { changeList, type Lists } from '../change-list'
import { lockForAll } from '../list.repository'
import { type ServedList, servedLists } from '../served-lists'
import { applyPlan, countStale } from './apply.repository'
import { checkRun } from './check-run'
import { readFaulty } from './import-rows.repository'
import { planAgain } from './plan.repository'
import { faultsIn, withColumn } from './row-remarks'
import {
  countChecking,
  failRun,
  findRun,
  goStraightOn,
  insertRun,
  isUnderWay,
  lockRun,
  moveRun,
  newestRun,
  noteProblem,
  type StoredRun,
  tidyRuns,
  undoableRun,
} from './run.repository'
import { countChangedSince, takeBack } from './undo.repository'

const jobName = 'reference-import'
const longestAnswerMs = 20_000
const lookEveryMs = 50

/** Keeps the file and leaves the work to a background job, so that it survives whatever happens to this process. */
export async function startImport(
  lists: Lists,
  list: KeptList,
  file: UploadedFile | undefined,
  checkOnly: boolean,
  caller: SignedInCaller,
): Promise<ImportRun> {
  if (!file || file.content.length === 0) throw new Refusal(codes.invalid, say.missingFile)
  if (!/\.xlsx?$/i.test(file.name)) throw new Refusal(codes.invalid, say.fileType)
  const { db, jobs, files } = lists.platform
  const fileId = await files.keep({
    ownerId: caller.user.id,
    purpose: 'workbook',
    originalName: file.name,
    file: { content: file.content, contentType: 'application/octet-stream' },
  })
  const id = await db.transaction().execute(async (trx) => {
    const waiting = await countChecking(trx, caller.user.id)
    if (waiting >= importLimits.checkingAtOnce)
      throw new Refusal(codes.refused, say.tooMany, { count: waiting })
    await files.claim(trx, fileId, caller.user.id, 'workbook')
    const created = await insertRun(trx, {
      list: list.name,
      fileName: file.name.slice(0, 200),
      fileId,
      applyWhenClean: !checkOnly,
      createdBy: caller.user.id,
      address: caller.address,
    })
    await jobs.enqueue(trx, jobName, { list: list.name, run: created })
    return created
  })
  jobs.wake(jobName)
  if (checkOnly) return showRun(await requireRun(lists, list, id), list, caller.language)
  const run = await settled(lists, list, id)
  if (run.state === 'failed' || run.state === 'checked') throw await whyNot(lists, list, run, caller.language)
  return showRun(run, list, caller.language)
}

/** Why a file was not imported: its own problem, or all that is wrong with its first faulty row. */
async function whyNot(lists: Lists, list: KeptList, run: StoredRun, language: Language): Promise<Refusal> {
  if (run.problem) return new Refusal(codes.refused, problemIn(run.problem, list, language)).inResult()
  if (run.faulty === 0) return new Refusal(codes.refused, say.emptyToAdd).inResult()
  const [first] = await readFaulty(lists.platform.db, run.id, { after: 0, most: 1 })
  const reasons = first
    ? faultsIn(list, first, language).map((fault) => withColumn(list, fault, language))
    : []
  return new Refusal(codes.refused, say.faulty, {
    count: run.faulty,
    first: translate(say.atRow, language, {
      row: first?.number ?? 0,
      reason: reasons.join(language === 'en' ? '; ' : '；'),
    }),
  }).inResult()
}

export async function applyImport(
  lists: Lists,
  list: KeptList,
  id: string,
  caller: SignedInCaller,
): Promise<ImportRun> {
  const { db, jobs } = lists.platform
  const run = await requireRun(lists, list, id)
  const by = { accountId: caller.user.id, address: caller.address }
  if (run.faulty > 0 || run.toAdd + run.toChange === 0) throw new Refusal(codes.refused, say.notReady)
  await db.transaction().execute(async (trx) => {
    if (!(await moveRun(trx, id, 'checked', 'applying', by))) throw new Refusal(codes.refused, say.notReady)
    await jobs.enqueue(trx, jobName, { list: list.name, run: id })
  })
  jobs.wake(jobName)
  return showRun(await settled(lists, list, id), list, caller.language)
}

export async function undoImport(
  lists: Lists,
  list: KeptList,
  id: string,
  caller: SignedInCaller,
): Promise<ImportRun> {
  const { patientDb, jobs } = lists.platform
  if (!(await requireRun(lists, list, id)).undoable) throw new Refusal(codes.refused, say.notLast)
  const by = { accountId: caller.user.id, address: caller.address }
  await patientDb.transaction().execute(async (trx) => {
    if (!(await moveRun(trx, id, 'applied', 'undoing', by))) throw new Refusal(codes.refused, say.notLast)
    await requireUnchangedSince(trx, list, id)
    await jobs.enqueue(trx, jobName, { list: list.name, run: id })
  })
  jobs.wake(jobName)
  const run = await settled(lists, list, id)
  if (run.state !== 'applied') return showRun(run, list, caller.language)
  // Back where it was: somebody changed a row between the look and the work, or it failed.
  await requireUnchangedSince(patientDb, list, id)
  throw new Refusal(codes.refused, say.notUndone)
}

async function requireUnchangedSince(db: Db, list: KeptList, id: string): Promise<void> {
  const changed = await countChangedSince(db, list, id)
  if (changed > 0) throw new Refusal(codes.conflict, say.changedSince, { count: changed })
}

/** Alone, with time enough for many rows. */
const changeWhole = ({ platform, ...lists }: Lists, list: ServedList, work: (trx: Db) => Promise<void>) =>
  changeList(
    { ...lists, platform: { ...platform, db: platform.patientDb } },
    list,
    async (trx) => {
      await work(trx)
      await platform.live.publish(trx, list.news([]))
    },
    lockForAll,
  )

export async function latestImport(
  { platform }: Lists,
  list: KeptList,
  language: Language,
): Promise<ImportRun | null> {
  const run = await newestRun(platform.db, list.name)
  return run ? showRun(run, list, language) : null
}

export async function undoableImport(
  { platform }: Lists,
  list: KeptList,
  language: Language,
): Promise<ImportRun | null> {
  const run = await undoableRun(platform.db, list.name)
  return run ? showRun(run, list, language) : null
}

export async function readRun(
  lists: Lists,
  list: KeptList,
  id: string,
  language: Language,
): Promise<ImportRun> {
  return showRun(await requireRun(lists, list, id), list, language)
}

export async function requireRun({ platform }: Lists, list: KeptList, id: string): Promise<StoredRun> {
  const run = await findRun(platform.db, list.name, id)
  if (!run) throw new Refusal(codes.refused, say.unknownRun)
  return run
}

function showRun(run: StoredRun, list: KeptList, language: Language): ImportRun {
  const { list: _list, applyWhenClean: _apply, fileId: _file, actor: _actor, ...shown } = run
  return { ...shown, problem: run.problem ? problemIn(run.problem, list, language) : null }
}

/** Missing columns are kept by field, because whoever reads of them may speak the other language. */
function problemIn({ key, params = {} }: CellRemark, list: KeptList, language: Language): string {
  if (params.columns === undefined) return translate(key, language, params)
  const titles = String(params.columns)
    .split(',')
    .map((field) => list.fields[field]?.title[language] ?? field)
  return translate(key, language, { ...params, columns: titles.join(language === 'en' ? ', ' : '、') })
}

/** Small files are done before anybody would look for progress; of large ones the caller learns how far they are. */
async function settled(lists: Lists, list: KeptList, id: string): Promise<StoredRun> {
  const until = Date.now() + longestAnswerMs
  while (Date.now() < until && (await isUnderWay(lists.platform.db, id)))
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  return requireRun(lists, list, id)
}

/** Does whatever comes next for a run, from wherever it stands; so a job that is repeated after a crash does no harm. */
export function importJob(lists: Lists): JobKind<{ list: string; run: string }> {
  const { platform } = lists
  return {
    name: jobName,
    retries: 3,
    retrySeconds: 5,
    expireSeconds: 300,
    heavy: true,
    async run({ list: name, run: id }, signal) {
      const list = servedLists.find((known) => known.name === name)
      const run = list && (await findRun(platform.db, name, id))
      if (!list || !run) return
      try {
        if (run.state === 'checking') await checkRun(platform, list, run, signal)
        await goStraightOn(platform.db, id)
        const { state } = await requireRun(lists, list, id)
        if (state === 'applying') await applyRun(lists, list, id)
        if (state === 'undoing') await undoRun(lists, list, id)
      } catch (error) {
        // The run can be repeated from wherever it stands, and a database that was away is back in a moment.
        if (signal.aborted || outageOf(error)) throw error
        platform.log.error({ err: error, run: id }, 'import: failed')
        await failRun(platform.db, id, { key: say.interrupted })
      }
    },
  }
}

/** All or nothing, and only onto the list the plan was made for; otherwise the plan is made anew and shown again. */
function applyRun(lists: Lists, list: ServedList, id: string): Promise<void> {
  const apply = async (trx: Db) => {
    if ((await lockRun(trx, id)) !== 'applying') return
    const run = await findRun(trx, list.name, id)
    if (!run) return
    const stale = await countStale(trx, list, id)
    if (stale > 0) {
      await planAgain(trx, list, id)
      await moveRun(trx, id, 'applying', 'checked')
      await noteProblem(trx, id, { key: say.stale, params: { count: stale } })
      return
    }
    await list.hooks.beforeImport?.(trx, id, lists.platform.settings.current().edition)
    await applyPlan(trx, list, run)
    await moveRun(trx, id, 'applying', 'applied')
  }
  return changeWhole(lists, list, apply)
}

/** All or nothing as well, and only if nobody has touched what the import brought. */
function undoRun(lists: Lists, list: ServedList, id: string): Promise<void> {
  const undo = async (trx: Db) => {
    if ((await lockRun(trx, id)) !== 'undoing') return
    const run = await findRun(trx, list.name, id)
    if (!run) return
    const changed = await countChangedSince(trx, list, id)
    if (changed === 0) await takeBack(trx, list, run)
    await moveRun(trx, id, 'undoing', changed === 0 ? 'undone' : 'applied')
  }
  return changeWhole(lists, list, undo)
}

export const tidyImportsJob = ({ patientDb, files }: Platform): JobKind<object> => ({
  name: 'tidy-imports',
  retries: 1,
  retrySeconds: 60,
  expireSeconds: 300,
  schedule: '*/10 * * * *',
  heavy: true,
  async run() {
    for (const fileId of await tidyRuns(patientDb, { key: say.interrupted })) await files.discard(fileId)
  },
})
