const file = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/** What writes: a `…Processor`, or any function of the second file, from its first line to the brace it ends with. */
const writers = {
  'json-schema-processors': /^export (?:const|function) (\w+Processor)\b.*?^\};?$/gms,
  'to-json-schema': /^export (?:const|function) (\w+)\b.*?^\};?$/gms,
}

/**
 * Zod also writes any schema down as JSON, which only the server's description of its calls has a use for. What else stands
 * in its files for that is needed: how long a text may be, for example.
 */
export function withoutDescribing(code: string, id: string): string | undefined {
  const name = file.exec(id)?.[1] as keyof typeof writers | undefined
  return name && code.replace(writers[name], 'export const $1 = () => {}')
}
