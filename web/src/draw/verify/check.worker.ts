import '../../lib/zod-without-eval'
import type { CheckAsked } from './check'
import { checked } from './checked'

self.onmessage = ({ data }: MessageEvent<CheckAsked>) => self.postMessage(checked(data))
