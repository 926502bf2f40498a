import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import {
  type PersonnelActionContent,
  type PersonnelActionKind,
  personnelActionFacts,
} from '@wagewright/contracts/careers/personnel-actions';
import type { SubjectCall } from '../../../approvals/instances/index.ts';
import type { ChangeCall } from '../../../core/implement.ts';
import { nameOfPerson, type PersonRow } from '../../../time/requests/index.ts';

type ContentOf<Kind extends PersonnelActionKind> = Extract<PersonnelActionContent, { kind: Kind }>;

/** An action as its effect takes it. */
export interface Acting<Kind extends PersonnelActionKind = PersonnelActionKind> {
  readonly legalEntityId: number;
  /** The effective date. */
  readonly on: string;
  readonly content: ContentOf<Kind>;
  readonly reason: string | null;
}

/** What an action does to the records of somebody, whom the caller has locked with their legal entity. */
export interface Effect<Kind extends PersonnelActionKind> {
  /**
   * Writes it. @returns what it takes to write back what stood before; null where nothing would change
   * @throws AppError with what stands against it
   */
  take(call: SubjectCall, person: PersonRow, acting: Acting<Kind>): Promise<object | null>;
  /** Writes back what stood before. @returns false where somebody has changed it since */
  back(call: ChangeCall<ProcedureContract<'mutation'>>, person: PersonRow, acting: Acting<Kind>, undo: unknown): Promise<boolean>;
}

/** In which words the history of the person tells it. */
export const toldAs = (
  kind: PersonnelActionKind,
  reason: string | null,
): { readonly reason: string | null; readonly what: { readonly told: LocalizedText } } => ({
  reason,
  what: { told: personnelActionFacts(kind).label },
});

/** @throws AppError ACTION_DAYS_REVERSED */
export function requireOrder(from: string, until: string | null): void {
  if (until !== null && until < from) throw new AppError('ACTION_DAYS_REVERSED', { from, until });
}

export const whose = (person: PersonRow): string => nameOfPerson(person);

/** Whom an action is about, as messages name them; whoever is not hired yet by what the hire says. */
export function aboutWhom(person: PersonRow | null, { content }: Acting): { readonly name: string; readonly employeeNumber: string } {
  if (person) return person;
  if (content.kind !== 'hire') throw new Error(`a personnel action, ${content.kind}, of nobody`);
  return content;
}
