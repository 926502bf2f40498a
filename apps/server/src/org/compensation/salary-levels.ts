import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import type { CompensationItem, CompensationRecord, SalaryRange, SalaryStructureVersion } from '@wagewright/contracts/org/compensation';
import type { Prisma } from '@wagewright/db';
import { compensationItemColumns, salaryStructureColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { nameOfStructure, structuresWithin, versionsOf } from '../salary-structures/index.ts';
import type { WantedRecord } from './check-record.ts';
import { isBelow, sayAmount } from './item-limits.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;

const structureInclude = { item: true, versions: true } as const satisfies Prisma.SalaryStructureInclude;
type Structure = Prisma.SalaryStructureGetPayload<{ include: typeof structureInclude }>;

/** Of a record, what tells of its level. */
export const recordInclude = { structure: { include: { versions: true } } } as const satisfies Prisma.CompensationRecordInclude;
type RecordRow = Prisma.CompensationRecordGetPayload<{ include: typeof recordInclude }>;

/** The range that a level has on a day. */
function rangeOn(versions: readonly SalaryStructureVersion[], day: string, grade: string, level: string): SalaryRange | undefined {
  const version = versions.find(({ effectiveDate, expiryDate }) => effectiveDate <= day && (expiryDate === null || expiryDate >= day));
  return version?.ranges.find((range) => range.grade === grade && range.level === level);
}

/** The day of those on which a record holds that is nearest to today. */
function nearest(today: string, from: string, until: string | null): string {
  if (from > today) return from;
  return until !== null && until < today ? until : today;
}

/** What of a salary structure a record is, with the range of its level. */
export function viewSalary(row: RecordRow, from: string, until: string | null, today: string): CompensationRecord['salary'] {
  const { structure, payGrade: grade, payLevel: level } = row;
  if (!structure || grade === null || level === null) return null;
  const range = rangeOn(versionsOf(structure.versions), nearest(today, from, until), grade, level);
  return {
    structureId: structure.id,
    structure: salaryStructureColumns.name(structure.name),
    grade,
    level,
    range: range ? { minimum: range.minimum, midpoint: range.midpoint, maximum: range.maximum } : null,
  };
}

/** What a record says of the salary structure, as it is asked for. */
export interface WantedSalary {
  readonly structureId: number;
  readonly grade: string | null;
  readonly level: string | null;
}

/**
 * The structure that a record is to refer to, which nobody changes meanwhile. Before the employee is locked: its legal entity stands before them in the order of locks.
 * @throws AppError NOT_FOUND
 */
export async function keptStructure({ tx, locks, reach }: Changing, { structureId }: WantedSalary): Promise<Structure> {
  const where = { AND: [{ id: structureId }, structuresWithin(reach)] };
  const found = await tx.salaryStructure.findFirst({ where });
  if (!found) throw new AppError('NOT_FOUND', { what: 'salary structure', id: structureId });
  await locks.take('legal-entity', found.legalEntityId, 'keep');
  const structure = await tx.salaryStructure.findFirst({ where, include: structureInclude });
  if (!structure) throw new AppError('NOT_FOUND', { what: 'salary structure', id: structureId });
  return structure;
}

interface Whose {
  readonly item: CompensationItem & { readonly id: number };
  readonly employee: { readonly name: string; readonly legalEntityId: number };
}

/** @throws AppError NOT_FOUND where the structure is of another legal entity; COMPENSATION_STRUCTURE_OTHER where it is for another item or currency */
function requireFor(structure: Structure, { item, employee }: Whose, currency: string): void {
  if (structure.legalEntityId !== employee.legalEntityId) throw new AppError('NOT_FOUND', { what: 'salary structure', id: structure.id });
  if (structure.itemId === item.id && structure.currency === currency) return;
  const itemOfStructure: LocalizedText = compensationItemColumns.name(structure.item.name);
  const said = { structure: nameOfStructure(structure), itemOfStructure, currency: structure.currency };
  throw new AppError('COMPENSATION_STRUCTURE_OTHER', { ...said, item: item.name, employee: employee.name });
}

/**
 * Whoever refers to the salary structure has chosen a pay grade and a pay level, and the amount lies within their range on the first day, unless it is said to be meant,
 * with a reason (payroll specification §5, compensation file, the last rule).
 * @throws AppError COMPENSATION_STRUCTURE_OTHER; COMPENSATION_LEVEL_REQUIRED; COMPENSATION_LEVEL_UNKNOWN; COMPENSATION_OUTSIDE_RANGE
 */
export function requireLevel(
  structure: Structure,
  { grade, level }: WantedSalary,
  whose: Whose,
  { amount, currency, from, isMeant }: WantedRecord & { readonly isMeant: boolean },
): void {
  requireFor(structure, whose, currency);
  const about = { item: whose.item.name, employee: whose.employee.name };
  const called = nameOfStructure(structure);
  if (grade === null || level === null) throw new AppError('COMPENSATION_LEVEL_REQUIRED', { ...about, structure: called });
  const range = rangeOn(versionsOf(structure.versions), from, grade, level);
  if (!range) throw new AppError('COMPENSATION_LEVEL_UNKNOWN', { structure: called, grade, level, from });
  if (isMeant || (!isBelow(amount, range.minimum) && !isBelow(range.maximum, amount))) return;
  throw new AppError('COMPENSATION_OUTSIDE_RANGE', {
    ...about,
    grade,
    level,
    amount: sayAmount(amount, currency),
    minimum: sayAmount(range.minimum, currency),
    maximum: sayAmount(range.maximum, currency),
  });
}
