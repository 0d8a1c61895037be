import { normaliseCreditCode } from '@fairground/domain/credit-code'
import { oneSlipApart, type SimilarRow } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import { type Candidate, coreOf, readCandidates } from './similar-rows.repository'

interface Question {
  companyName: string
  creditCode?: string | null | undefined
  id?: string | null | undefined
}

const mostShown = 5

/** Rows that may be the same company under a slightly different name, or the same code under another name. */
export async function findSimilar(db: Db, list: KeptList, question: Question): Promise<SimilarRow[]> {
  if (!list.company || question.companyName.trim() === '') return []
  const core = await coreOf(db, question.companyName)
  const code = normaliseCreditCode(question.creditCode ?? '')
  const found = (await readCandidates(db, list, { core, code, id: question.id ?? undefined })).flatMap(
    (row): SimilarRow[] => {
      const similarity = similarityOf(row, core, code)
      const { core: _core, ...shown } = row
      return similarity ? [{ ...shown, similarity }] : []
    },
  )
  return found.sort((one, other) => rank[one.similarity] - rank[other.similarity]).slice(0, mostShown)
}

const rank = { sameCode: 0, sameName: 1, closeName: 2 }

function similarityOf(row: Candidate, core: string, code: string): SimilarRow['similarity'] | undefined {
  if (code !== '' && row.creditCode === code) return 'sameCode'
  if (core === '') return undefined
  if (row.core === core) return 'sameName'
  return core.length >= 4 && oneSlipApart(row.core, core) ? 'closeName' : undefined
}
