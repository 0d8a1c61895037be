import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask } from '@fairground/domain/task'
import type { Db } from '../platform/database/database'
import { readPeople } from './badge.repository'
import { readAllowed } from './own-company'

/** For the home of an exhibitor: people named, and their photos. Nothing before there is a booth to stand at. */
export async function badgeTasks(
  db: Db,
  company: { id: string },
  settings: Settings,
): Promise<ExhibitorTask[]> {
  const { quota } = await readAllowed(db, company.id, settings)
  if (quota.byArea === 0) return []
  const people = await readPeople(db, company.id)
  const done = (yes: boolean) => (yes ? 'done' : 'todo')
  const dueOn = settings.badgeDeadline
  const named: ExhibitorTask = { key: 'badgePeople', state: done(people.length > 0), dueOn }
  if (people.length === 0) return [named]
  const withoutPhoto = people.some(({ photoFileId }) => photoFileId === null)
  return [named, { key: 'badgePhotos', state: done(!withoutPhoto), dueOn }]
}
