import { askRows, type WrittenRows } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition, ParameterTable } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { useMemo } from 'react';
import { useFormat } from '../../../../shared/format/use-format.ts';

const nothing: WrittenRows = { columns: [], errors: [], questions: [], derived: new Map() };

/** A definition with one of its tables as it shall be. */
export function withTable(definition: CalculationDefinition, table: ParameterTable): CalculationDefinition {
  const steps = definition.steps.map((step) => ({ ...step, tables: step.tables.map((one) => (one.code === table.code ? table : one)) }));
  return { ...definition, steps };
}

/** What the engine says of the rows while they are written. */
export function useRowsCheck(definition: CalculationDefinition, table: ParameterTable): WrittenRows {
  const { language } = useFormat();
  return useMemo(() => askRows(withTable(definition, table), table.code, exactReader(language)) ?? nothing, [definition, table, language]);
}
