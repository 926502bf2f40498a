export { type FieldsProps, type ListEntry, ListEntryDialog } from './ListEntryDialog.tsx';
