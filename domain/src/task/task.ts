/** What a company still has to do once it has booths: each feature tells of its own, the home shows them together. */
export const taskKeys = [
  'signContract',
  'pay',
  'participation',
  'safety',
  'products',
  'catalogue',
  'badgePeople',
  'badgePhotos',
] as const
export type TaskKey = (typeof taskKeys)[number]

/** `waiting`: the company has done its part and somebody else is to act. */
export const taskStates = ['todo', 'waiting', 'done'] as const
export type TaskState = (typeof taskStates)[number]

export interface ExhibitorTask {
  key: TaskKey
  state: TaskState
  /** A calendar day such as 2027-03-31; null where it is due on none. */
  dueOn: string | null
}

/** What is done about one thing; nothing where it is not asked of this company. */
export const taskState = (tasks: readonly ExhibitorTask[], key: TaskKey): TaskState | undefined =>
  tasks.find((task) => task.key === key)?.state

/** What the company itself can do now, the nearest day first and whatever has no day last. */
export const openTasks = (tasks: readonly ExhibitorTask[]): ExhibitorTask[] =>
  tasks
    .filter(({ state }) => state === 'todo')
    .sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))
