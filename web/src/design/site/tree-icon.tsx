export const TreeIcon = () => (
  <svg
    viewBox="0 0 20 20"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <circle cx="10" cy="7.5" r="5.2" />
    <path d="M10 8v10M10 12l2.6-2.2" strokeLinecap="round" />
  </svg>
)
