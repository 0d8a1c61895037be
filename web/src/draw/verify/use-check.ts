import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/language'
import { localeTags } from '../../lib/text'
import { type Checked, checkBundle } from './check'

export interface Check {
  checked: Checked | undefined
  failed: boolean
  retry: () => void
}

/** Of a file, or of what is published at an address. */
export function useCheck(of: File | string): Check {
  const language = useLanguage()
  const [result, setResult] = useState<{ of: File | string; checked?: Checked }>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each attempt
  useEffect(() => {
    let wanted = true
    setResult(undefined)
    const run = async () => {
      const text = typeof of === 'string' ? await readText(of, localeTags[language]) : await of.text()
      return checkBundle({ text, language })
    }
    run().then(
      (checked) => wanted && setResult({ of, checked }),
      () => wanted && setResult({ of }),
    )
    return () => {
      wanted = false
    }
  }, [of, language, attempt])

  const current = result?.of === of ? result : undefined
  return {
    checked: current?.checked,
    failed: current !== undefined && current.checked === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}

async function readText(address: string, language: string): Promise<string> {
  const response = await fetch(address, {
    credentials: 'omit',
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(60_000),
  })
  return response.text()
}
