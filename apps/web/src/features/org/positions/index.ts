export { countColumn, type EntryDialogProps, EntryListPage } from './EntryListPage.tsx';
export { type FieldsProps, type ListEntry, ListEntryDialog } from './ListEntryDialog.tsx';
