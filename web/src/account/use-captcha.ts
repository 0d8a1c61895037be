import { captcha } from '@fairground/wire/account'
import { useCall } from '../session/use-call'

/** A little less than the picture's two minutes, so that nobody answers one that has just run out. */
const freshForMs = 115_000

export interface Captcha {
  ticket: string
  image: string | undefined
  required: boolean
  failed: boolean
  refresh: () => void
}

export function useCaptcha(): Captcha {
  const { data, isError, refetch } = useCall(
    captcha,
    {},
    { staleTime: freshForMs, gcTime: 0, refetchInterval: freshForMs },
  )
  return {
    ticket: data?.ticket ?? '',
    image: data?.image,
    required: data?.required ?? true,
    failed: isError && !data,
    refresh: () => void refetch(),
  }
}
