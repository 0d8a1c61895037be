/** 138****0001, ex****@example.com: enough to recognise one's own account, too little for whoever looks over the shoulder. */
export function maskUsername(username: string): string {
  if (/^\d{11}$/.test(username)) return `${username.slice(0, 3)}****${username.slice(-4)}`
  const at = username.indexOf('@')
  if (at > 0) return `${username.slice(0, Math.min(2, at))}****${username.slice(at)}`
  return username
}
