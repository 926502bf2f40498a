/** New columns with what the schema says by default. */
import { columnSchemas, type DataColumn, type ParameterColumn, type SnapshotColumn } from '@wagewright/contracts/definition';
import { nameInBoth } from '../codes.ts';

export interface NewColumn {
  readonly code: string;
  readonly name: string;
  readonly type: DataColumn['type'];
  readonly scale?: number;
  readonly unit?: 'hours' | 'days';
  readonly percentage?: boolean;
  /** Of the records; without it the column is typed. */
  readonly source?: string;
}

/** Hours that nobody has recorded are none; an amount that is missing is missed. */
export function givenColumn({ name, percentage, source, ...rest }: NewColumn): SnapshotColumn | ParameterColumn {
  const column = { ...rest, name: nameInBoth(name), ...(percentage ? { display: { percentage } } : {}) };
  if (source === undefined) return columnSchemas.parameter.parse(column);
  return columnSchemas.snapshot.parse({ ...column, source, blank: rest.unit === undefined ? 'error' : 'zero' });
}

interface Calculated {
  readonly code: string;
  readonly name: string;
  readonly expression: string;
  readonly section: NonNullable<DataColumn['display']['payslip']>;
  readonly types?: readonly string[];
  readonly product?: DataColumn['product'];
}

export const calculatedColumn = ({ name, section, ...rest }: Calculated): DataColumn =>
  columnSchemas.data.parse({ ...rest, name: nameInBoth(name), type: 'money', display: { payslip: section } });
