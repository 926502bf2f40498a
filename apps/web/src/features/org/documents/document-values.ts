import type { DocumentKind } from '@wagewright/contracts/org/documents';
import type { PersonDocument } from './document.ts';

/** What is known of a document, as it is typed. */
export interface DocumentValues {
  readonly kind: DocumentKind | '';
  readonly title: string;
  readonly issuedBy: string;
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly remarks: string;
  /** The file that was brought; null: without one; undefined: the one that is there stays. */
  readonly fileId: number | null | undefined;
}

export const valuesOf = (document: PersonDocument | null): DocumentValues => ({
  kind: document?.kind ?? '',
  title: document?.title ?? '',
  issuedBy: document?.issuedBy ?? '',
  issuedOn: document?.issuedOn ?? '',
  validUntil: document?.validUntil ?? '',
  remarks: document?.remarks ?? '',
  fileId: undefined,
});

/** As calls take it; undefined as long as no kind is chosen. */
export function contentOf({ kind, title, issuedBy, issuedOn, validUntil, remarks }: DocumentValues) {
  if (kind === '') return undefined;
  return {
    kind,
    title: title.trim(),
    issuedBy: issuedBy.trim() || null,
    issuedOn: issuedOn || null,
    validUntil: validUntil || null,
    remarks: remarks.trim() || null,
  };
}
