import { ContactList } from './ContactList.tsx';

/** Somebody’s family, and whom to call when something happens to them. */
export default function ContactsTab({ employee: { id } }: { readonly employee: { readonly id: number } }) {
  return <ContactList employeeId={id} />;
}
