export { useNotOffered } from './not-offered'
export { OwnBoothLink, ownBoothPath } from './own-booth-link'
