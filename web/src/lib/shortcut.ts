/** A key pressed with the command key, as the keys are marked where the reader sits. */
export const shortcutWith = (key: string, platform = navigator.platform): string =>
  /mac|iphone|ipad/i.test(platform) ? `⌘${key}` : `Ctrl ${key}`
