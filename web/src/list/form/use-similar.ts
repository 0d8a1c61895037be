import { sameValue } from '@fairground/domain/field'
import type { SimilarRow } from '@fairground/domain/list'
import type { KeptList, KeptRow } from '@fairground/wire/list'
import { useState } from 'react'
import { call } from '../../session/session'

interface Question {
  rows: SimilarRow[]
  answer: (goOn: boolean) => void
}

/** Asks, before a company is added or renamed, whether one much like it is listed already. */
export function useSimilar(list: KeptList, row: KeptRow | undefined) {
  const [question, setQuestion] = useState<Question>()

  async function passes(values: Record<string, unknown>): Promise<boolean> {
    const { company, calls } = list
    if (!company || !calls.similar) return true
    const asked = [company.name, ...(company.creditCode ? [company.creditCode] : [])]
    if (row && asked.every((field) => sameValue(values[field], row[field]))) return true
    const rows = await call(calls.similar, {
      body: {
        companyName: String(values[company.name] ?? ''),
        creditCode: company.creditCode ? String(values[company.creditCode] ?? '') : null,
        id: row?.id ?? null,
      },
    })
    if (rows.length === 0) return true
    return new Promise((resolve) =>
      setQuestion({
        rows,
        answer(goOn) {
          setQuestion(undefined)
          resolve(goOn)
        },
      }),
    )
  }

  return { question, passes }
}
