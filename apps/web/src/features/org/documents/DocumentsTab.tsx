import { DocumentList } from './DocumentList.tsx';

/** Somebody’s documents: permits, qualifications, training, resumes, and what they have signed. */
export default function DocumentsTab({ employee: { id } }: { readonly employee: { readonly id: number } }) {
  return <DocumentList employeeId={id} />;
}
