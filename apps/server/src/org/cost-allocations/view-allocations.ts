import type { LocalizedText } from '@wagewright/contracts';
import type { CostAllocation } from '@wagewright/contracts/org/cost-allocations';
import type { Prisma } from '@wagewright/db';
import { costCenterColumns, isoDay } from '@wagewright/db/columns';

export const allocationInclude = { costCenter: true, item: { select: { code: true } } } satisfies Prisma.CostCenterAllocationInclude;
type Center = Pick<Prisma.CostCenterModel, 'code' | 'name'>;

export const centerName = ({ code, name }: Center): LocalizedText => costCenterColumns.name(name) ?? { en: code, 'zh-CN': code };

type Row = Prisma.CostCenterAllocationGetPayload<{ include: typeof allocationInclude }>;

/** By item, the latest first; the main cost center of each first. */
export const allocationOrder = [
  { item: { code: 'asc' } },
  { effectiveDate: 'desc' },
  { isMain: 'desc' },
  { costCenter: { code: 'asc' } },
] satisfies Prisma.CostCenterAllocationOrderByWithRelationInput[];

function stateOn(day: string, from: string, until: string | null): CostAllocation['state'] {
  if (from > day) return 'planned';
  return until !== null && until < day ? 'past' : 'current';
}

/** Rows of one item and first day are one division. */
export function viewAllocations(rows: readonly Row[], on: string): CostAllocation[] {
  const groups = Map.groupBy(rows, ({ item, effectiveDate }) => `${item?.code ?? ''} ${isoDay(effectiveDate)}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const effectiveDate = isoDay(first.effectiveDate);
    const expiryDate = first.expiryDate && isoDay(first.expiryDate);
    const parts = own.map(({ costCenter, ratio, isMain, takesTailDifference }) => ({
      costCenter: costCenter.code,
      name: centerName(costCenter),
      ratio: ratio.toFixed(),
      isMain,
      takesTailDifference,
    }));
    return [{ item: first.item?.code ?? null, effectiveDate, expiryDate, state: stateOn(on, effectiveDate, expiryDate), parts }];
  });
}

/** As the audit tells it. */
export const recordedAs = ({ state: _state, parts, ...rest }: CostAllocation) => ({
  ...rest,
  parts: parts.map(({ name: _name, ...part }) => part),
});
