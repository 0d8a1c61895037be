/** A typeface's name as style sheets take it, whoever wrote it down: what could end the quotation is left out. */
export const quotedFamily = (family: string): string => `'${family.replace(/['"\\\p{Cc}]/gu, '')}'`
