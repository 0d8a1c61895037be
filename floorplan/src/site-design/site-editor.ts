import { done, redone, type StepName, startingWith, undone } from '../design/history'
import type { SitePlan } from '../site-plan'
import { isSameRef, refsOf, type SiteRef } from './site-pieces'

export interface SiteState {
  draft: SitePlan
  /** What is seen while something is pulled: nothing is changed yet. */
  shown: SitePlan
  selection: SiteRef | undefined
  undoes: StepName | undefined
  redoes: StepName | undefined
}

export type SiteEditor = ReturnType<typeof createSiteEditor>

/** The site under the pencil: what stands, what is chosen, and every step back. */
export function createSiteEditor({ draft, mayChange }: { draft: SitePlan; mayChange: () => boolean }) {
  let history = startingWith(draft)
  let lifted: SitePlan | undefined
  let selection: SiteRef | undefined
  let state = told()
  const listeners = new Set<() => void>()

  function told(): SiteState {
    return {
      draft: history.now,
      shown: lifted ?? history.now,
      selection,
      undoes: history.past.at(-1)?.name,
      redoes: history.future[0]?.name,
    }
  }
  function show(): void {
    const chosen = selection
    const isThere = chosen && refsOf(lifted ?? history.now).some((ref) => isSameRef(ref, chosen))
    if (!isThere) selection = undefined
    state = told()
    for (const changed of listeners) changed()
  }

  return {
    get: (): SiteState => state,
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    select(ref: SiteRef | undefined): void {
      selection = ref
      show()
    },
    /** Shows a site that is not there yet. */
    lift(site: SitePlan | undefined): void {
      lifted = mayChange() ? site : undefined
      show()
    },
    /** One step that can be undone; steps of one run are one. */
    change(
      name: StepName,
      after: (site: SitePlan) => SitePlan,
      { run, select }: { run?: string; select?: SiteRef } = {},
    ): void {
      lifted = undefined
      if (mayChange()) {
        const next = after(history.now)
        history = done(history, name, next, { run })
        if (select) selection = select
      }
      show()
    },
    undo(): void {
      lifted = undefined
      if (mayChange()) history = undone(history)
      show()
    },
    redo(): void {
      lifted = undefined
      if (mayChange()) history = redone(history)
      show()
    },
    /** Another site takes the place of this one, as a step that can be undone. */
    load(site: SitePlan): void {
      lifted = undefined
      history = done(history, 'restore', site)
      show()
    },
  }
}
