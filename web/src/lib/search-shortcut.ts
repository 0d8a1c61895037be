/** As the keys are marked where the reader sits. */
export const searchShortcut = (platform = navigator.platform): string =>
  /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K'
