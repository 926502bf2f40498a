/** What other slices may use of this one. */
export { type NamedPerson, PersonField } from './PersonField.tsx';
export { PreviewedNodes } from './PreviewedNodes.tsx';
