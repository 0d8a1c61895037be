import { randomUUID } from 'node:crypto'
import { type Draft, type DraftBooth, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { openDesign, publishDraft, saveDraft, uploadPlanPicture } from '@fairground/wire/design'
import type { Client } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import { picture } from '../company/sign-up-forms'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { addHall } from '../venue/venue-support'

export interface DrawingRoom {
  fair: TestFair
  admin: Client
  /** A second person who may draw. */
  leader: Client
  clerk: Client
}

export async function startDrawingRoom(): Promise<DrawingRoom> {
  const fair = await startTestFair()
  const { db, settings } = fair.platform
  await sql`UPDATE role SET permissions = permissions || '{booth/positionDesign:list}' WHERE id IN
    (SELECT role_id FROM account_role JOIN account ON account.id = account_id WHERE username = 'leader')`.execute(
    db,
  )
  await settings.change('designMode', true, nobody)
  const client = async (username: string) => clientFor(fair, await fair.signIn(username))
  return { fair, admin: await client('admin'), leader: await client('leader'), clerk: await client('clerk') }
}

export const nobody = {
  user: undefined,
  sessionId: undefined,
  language: 'zh',
  address: 'test',
  userAgent: 'test',
  requestId: 'test',
} as const

export const booth = (given: Partial<DraftBooth> = {}): DraftBooth => ({
  kind: 'booth',
  id: randomUUID(),
  x: 0,
  y: 0,
  width: 3,
  depth: 3,
  code: '',
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
  ...given,
})

/** Booths in a row with aisles between all of them. */
export const rowOf = (codes: readonly string[], given: Partial<DraftBooth> = {}): DraftBooth[] =>
  codes.map((code, place) => booth({ code, x: 5 + place * 8, y: 10, ...given }))

export function drawn(scene: string): Draft {
  const read = readDraft(scene)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.scene
}

/** Somebody at a drawing table: knows what a screen knows. */
export class Table {
  readonly seat = randomUUID()
  revision = 0
  mark = ''

  constructor(
    readonly client: Client,
    readonly hallId: string,
  ) {}

  async open() {
    const opened = await this.client(openDesign, { params: { hallId: this.hallId } })
    this.revision = opened.draft?.revision ?? 0
    this.mark = opened.published.mark
    return opened
  }

  async published(): Promise<Draft> {
    return drawn((await this.open()).published.scene)
  }

  async save(draft: Draft | string): Promise<void> {
    const scene = typeof draft === 'string' ? draft : writeDraft(draft)
    if (!this.mark)
      this.mark = (await this.client(openDesign, { params: { hallId: this.hallId } })).published.mark
    const body = { ...this.onDraft(), scene, on: this.mark }
    this.revision = (await this.client(saveDraft, { body })).revision
  }

  async publish(said: { note?: string; reason?: string } = {}): Promise<number> {
    const body = { ...this.onDraft(), note: '', reason: '', ...said }
    const { number } = await this.client(publishDraft, { body })
    this.revision = 0
    this.mark = ''
    return number
  }

  /** Changes the published plan and publishes that. */
  async redraw(change: (draft: Draft) => Draft, said: { note?: string; reason?: string } = {}) {
    await this.save(change(await this.published()))
    return this.publish(said)
  }

  onDraft() {
    return { hallId: this.hallId, seat: this.seat, revision: this.revision }
  }
}

/** A hall of its own with these booths on its published plan. */
export async function hallOf(client: Client, code: string, booths: readonly DraftBooth[]): Promise<Table> {
  const table = new Table(client, await addHall(client, code))
  await table.redraw((draft) => ({ ...draft, booths: [...booths] }))
  return table
}

export const withBooth = (draft: Draft, id: string, change: Partial<DraftBooth>): Draft => ({
  ...draft,
  booths: draft.booths.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

export const withoutBooth = (draft: Draft, id: string): Draft => ({
  ...draft,
  booths: draft.booths.filter((one) => one.id !== id),
})

export const uploadPicture = async (client: Client): Promise<string> =>
  (
    await client(uploadPlanPicture, {
      file: new File([new Uint8Array(await picture())], '底图.png'),
      body: {},
    })
  ).id

export const boothRows = async ({ platform: { db } }: TestFair, hallId: string) =>
  db.selectFrom('booth').selectAll().where('hall_id', '=', hallId).orderBy('id').execute()
