import type { GrowingList, KeptList } from './list'
import { growingByList } from './list'
import { growingContent, singleContent } from './portal'

/** Lists whose rows come and go, as the features bring them. */
export const growingLists: readonly GrowingList[] = [...growingByList, ...growingContent]

/** Every list the organiser keeps. */
export const keptLists: readonly KeptList[] = [...growingByList, ...growingContent, ...singleContent]
