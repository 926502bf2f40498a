import { AppError, type InputOf } from '@wagewright/contracts';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import type { startWhatIf } from '@wagewright/contracts/payroll/what-ifs';

type ParameterChange = InputOf<typeof startWhatIf>['parameters'][number];

function change(definition: CalculationDefinition, { table: code, validFrom, row: number, column, value }: ParameterChange): void {
  const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
  if (table?.kind !== 'parameter' || table.input) throw new AppError('NOT_FOUND', { what: 'parameter table', id: code });
  const version = table.versions.find((candidate) => candidate.validFrom === validFrom);
  const row = version?.rows[number - 1];
  if (!row) throw new AppError('NOT_FOUND', { what: `row of ${code} from ${validFrom}`, id: number });
  if (!table.columns.some((candidate) => candidate.code === column))
    throw new AppError('NOT_FOUND', { what: 'column', id: `${code}.${column}` });
  row[column] = value;
}

/**
 * A definition with other parameters; its tests speak of the old ones and are left out.
 * @throws AppError NOT_FOUND for a table, version, row or column that does not exist
 */
export function changeParameters(definition: unknown, changes: readonly ParameterChange[]): CalculationDefinition {
  const changed = structuredClone(calculationDefinitionSchema.parse(definition));
  for (const one of changes) change(changed, one);
  return { ...changed, tests: [] };
}
