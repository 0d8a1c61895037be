export { useNotOffered } from './not-offered'
export { OwnBoothLink } from './own-booth-link'
