/**
 * What keeps the index of decisions from leading to every one of them. Pages are found by their number, so no two may
 * have the same; in the index each stands under its own title.
 */
export function indexProblems(index, pages) {
  const numbers = Object.keys(pages).map((file) => Number(file.slice(0, 4)))
  return [
    ...Object.entries(pages).flatMap(([file, text], at) => {
      const title = text.split('\n')[0].replace(/^# \d+\. /, '')
      const number = numbers[at]
      if (numbers.indexOf(number) !== at) return [`${file}: another decision has the number ${number}`]
      if (!text.startsWith(`# ${number}. `)) return [`${file}: begins with another number or none`]
      return index.includes(`| [${number}](${file}) | ${title} |`)
        ? []
        : [`${file}: the index lacks the line | [${number}](${file}) | ${title} | … |`]
    }),
    ...[...index.matchAll(/\]\((\d{4}-[^)]*)\)/g)]
      .filter(([, file]) => !(file in pages))
      .map(([, file]) => `${file}: in the index, but not there`),
  ]
}
