import { type AdmissionMade, admissionsMade } from '@fairground/domain/badge'

/** Admissions the server has not heard of yet. */
export interface AdmissionQueue {
  all(): AdmissionMade[]
  add(admission: AdmissionMade): void
  remove(id: string): void
}

const prefix = 'fairground.gate.'
const oneAdmission = admissionsMade.shape.admissions.element

/**
 * Kept in the browser, so that a closed tab or an empty battery loses none; each under a name of its own, so that two tabs
 * do not overwrite one another's. Where nothing can be kept, they stay as long as the page does.
 */
export function createAdmissionQueue(storage: () => Storage): AdmissionQueue {
  const held = new Map<string, AdmissionMade>()
  return {
    all() {
      for (const admission of stored(storage)) held.set(admission.id, admission)
      return [...held.values()].sort((one, other) =>
        (one.decidedAt ?? '').localeCompare(other.decidedAt ?? ''),
      )
    },
    add(admission) {
      held.set(admission.id, admission)
      try {
        storage().setItem(prefix + admission.id, JSON.stringify(admission))
      } catch {
        // Held by the page alone.
      }
    },
    remove(id) {
      held.delete(id)
      try {
        storage().removeItem(prefix + id)
      } catch {
        // It was never kept.
      }
    },
  }
}

function stored(storage: () => Storage): AdmissionMade[] {
  try {
    const kept = storage()
    return Array.from({ length: kept.length }, (_, place) => kept.key(place) ?? '')
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const read = oneAdmission.safeParse(JSON.parse(kept.getItem(key) ?? 'null'))
        return read.success ? [read.data] : []
      })
  } catch {
    return []
  }
}
