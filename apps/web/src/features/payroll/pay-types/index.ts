export { EntryFoot } from './EntryFoot.tsx';
export { EntryUses } from './EntryUses.tsx';
export { countUses, type ListEntry, sayUses } from './list-entry.ts';
export { givenName, NameFields, type NameValues, nameRules, namesOf } from './NameFields.tsx';
