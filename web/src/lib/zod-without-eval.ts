import { z } from 'zod'

/** Zod's compiled parsers need `new Function`, which the content security policy forbids: without this each page load would report a breach. */
z.config({ jitless: true })
