/** How the address of a plan says which hall, and in which language. Without any schema: the open pages use it too. */
export const planParameters = { hall: 'uuid', language: 'lan' } as const
export const planLanguages = { zh: 'CHN', en: 'ENG' } as const
