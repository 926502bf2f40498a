import type { RoleCode } from '@wagewright/contracts';
import type { Input, Tools } from './sample.ts';
import type { PlaceOf } from './world/index.ts';

/** Which rows a list must answer with. */
export interface Listed {
  /** What tells the rows of the answer apart. */
  readonly rows: (data: never) => readonly unknown[];
  /** The rows of a place that somebody sees whose right reaches the place: by the world's plan or by the database, never by the product. */
  readonly of: (place: PlaceOf, tools: Tools, role: RoleCode) => readonly unknown[] | Promise<readonly unknown[]>;
  /** Beside the sample's input. */
  readonly input?: Input;
}
export type ListedRows = Readonly<Record<string, Listed>>;

interface Rows<Row> {
  readonly rows: readonly Row[];
}

export const idOf = ({ rows }: Rows<{ id: unknown }>): unknown[] => rows.map(({ id }) => id);
export const employeeOf = ({ rows }: Rows<{ employeeId: unknown }>): unknown[] => [...new Set(rows.map(({ employeeId }) => employeeId))];

/** The first person of the place and nobody else. */
export const byEmployee = { rows: employeeOf, of: ({ employeeId }: { employeeId: number }) => [employeeId] };
