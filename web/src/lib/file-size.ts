/** 3.4 MB, 120 KB: enough to decide whether to fetch it on the way. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 0.95) return `${Number(megabytes.toFixed(1))} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
