/** Of every account of the demo fair; it stands in the README. */
export const demoPassword = 'Fairground2026'
