import { AppError } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import type { DocumentContent } from '@wagewright/contracts/org/documents';

interface Place {
  readonly legalEntity: { readonly timeZone: string };
}

/** @throws AppError DOCUMENT_DAYS_REVERSED; DOCUMENT_ISSUED_AHEAD by the day where the person works */
export function requireSound({ title, issuedOn, validUntil }: DocumentContent, { legalEntity }: Place, now: Date): void {
  if (issuedOn === null) return;
  if (validUntil !== null && validUntil < issuedOn) throw new AppError('DOCUMENT_DAYS_REVERSED', { title, issuedOn, validUntil });
  const today = dayIn(legalEntity.timeZone, now);
  if (issuedOn > today) throw new AppError('DOCUMENT_ISSUED_AHEAD', { title, issuedOn, today });
}

const dateOf = (day: string | null): Date | null => (day === null ? null : new Date(day));

/** As its columns hold it. */
export const columnsOfDocument = ({ issuedOn, validUntil, ...content }: DocumentContent) => ({
  ...content,
  issuedOn: dateOf(issuedOn),
  validUntil: dateOf(validUntil),
});
