import { AppError } from '@wagewright/contracts';
import type { Assumption } from '@wagewright/contracts/payroll/scenarios';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { changeParameters } from '../what-ifs/index.ts';
import type { ScenarioPeriod } from './scenario-calendar.ts';

type Rates = Extract<Assumption, { kind: 'rates' }>;
type ParameterTable = Extract<CalculationDefinition['steps'][number]['tables'][number], { kind: 'parameter' }>;

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Puts a version with the rows of another one into a table, from a day on; what held on that day ends the day before. */
function startVersion(table: ParameterTable, like: string, from: string, source: string): void {
  const held = table.versions
    .filter(({ validFrom }) => validFrom <= from)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  const rows = (table.versions.find(({ validFrom }) => validFrom === like) ?? held)?.rows;
  if (!rows) throw new AppError('NOT_FOUND', { what: `version of ${table.code}`, id: like });
  const others = table.versions
    .filter(({ validFrom }) => validFrom !== from)
    .map((version) => {
      const reaches = version.validFrom < from && version.validTo !== undefined && version.validTo >= from;
      return reaches ? { ...version, validTo: dayBefore(from) } : version;
    });
  table.versions = [...others, { validFrom: from, source, rows: structuredClone(rows) }].toSorted((a, b) =>
    a.validFrom.localeCompare(b.validFrom),
  );
}

/**
 * A definition with the rates that a scenario assumes: of each table that is changed a version of its own from the period on, which holds
 * until the table's next version.
 * @throws AppError NOT_FOUND for a table, row or column that the definition does not have
 */
export function assumeRates(
  definition: unknown,
  { from: place, changes }: Rates,
  periods: readonly ScenarioPeriod[],
  source: string,
): CalculationDefinition {
  const period = periods[place - 1];
  const changed = structuredClone(calculationDefinitionSchema.parse(definition));
  if (!period) return changed;
  const dated = [...Map.groupBy(changes, ({ table }) => table)].flatMap(([code, own]) => {
    const table = changed.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
    if (table?.kind !== 'parameter' || table.input) throw new AppError('NOT_FOUND', { what: 'parameter table', id: code });
    const day = { 'pay-date': period.payDate, 'period-start': period.startDate, 'period-end': period.endDate }[table.validOn];
    startVersion(table, own[0]?.validFrom ?? day, day, source);
    return own.map((change) => ({ ...change, validFrom: day }));
  });
  return changeParameters(changed, dated);
}
