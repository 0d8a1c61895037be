/**
 * Puts values in the place of their names: `{name}`. In one pass, so that braces somebody typed into a value stay what
 * they are; a name without a value stays too.
 */
export const fill = (
  template: string,
  values: Readonly<Record<string, string | number>>,
  written: (name: string, value: string | number) => string = (_, value) => String(value),
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : written(name, value)
  })
