export * from './journey'
export { fieldsFor, type SignUpSection, signUpSections } from './sections'
export { boothTypes } from './sections/booth-request'
export * from './states'
