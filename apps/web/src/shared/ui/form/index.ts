export { FormDialog } from './FormDialog.tsx';
export { FormFaults } from './FormFaults.tsx';
export { FormPage } from './FormPage.tsx';
export { type NamedPerson, PeopleSelect, useTyped } from './PeopleSelect.tsx';
export { atLeastOneRow, decimal, type Figure, figureOf, integer, named, positiveInteger, required } from './rules.ts';
export { type Form, fieldProps, useForm } from './use-form.ts';
export { useLeaveGuard } from './use-leave-guard.tsx';
