import { answerJobs } from '../kernel/worker'

export interface FetchJob {
  url: string
  cookie: string
  count: number
}

export interface FetchOutcome {
  seconds: number
  /** The last document, as base64. */
  file: string
  wrong: string[]
}

/** One after another, as one person would ask for them. */
answerJobs<FetchJob, FetchOutcome>(async ({ url, cookie, count }) => {
  const wrong: string[] = []
  let file = Buffer.alloc(0)
  const startedAt = performance.now()
  for (let turn = 0; turn < count; turn += 1) {
    const response = await fetch(url, { headers: { cookie } })
    file = Buffer.from(await response.arrayBuffer())
    if (response.headers.get('content-type') !== 'application/pdf') wrong.push(file.toString().slice(0, 200))
  }
  return { seconds: (performance.now() - startedAt) / 1000, file: file.toString('base64'), wrong }
})
