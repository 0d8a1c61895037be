/** The fair's own colours, as the screens use them. */
export const palette = {
  ember: '#c2410c',
  glow: '#f5a77b',
  soft: '#fff1e8',
  line: '#e6e0d9',
  ground: '#f6f4f1',
  paper: '#ffffff',
  ink: '#1f1b18',
  faint: '#736a62',
  graphite: '#2c2825',
} as const
