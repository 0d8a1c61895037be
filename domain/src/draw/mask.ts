/** 王**: enough to find oneself on a screen in a hall, too little to be rung up. */
export const maskedName = (name: string): string => {
  const [first] = name.trim()
  return first ? `${first}**` : ''
}

/** 138****1234; shorter numbers show less. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.trim()
  if (digits === '') return ''
  return digits.length < 11 ? `****${digits.slice(-2)}` : `${digits.slice(0, 3)}****${digits.slice(-4)}`
}
