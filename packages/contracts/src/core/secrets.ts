import { type SealedColumn, secrets } from '../gathered/secrets.ts';
import type { SealedColumnDefinitions } from './sealed-column.ts';

export type { SealedColumn };

/** Every column of the database that holds a sealed secret, by `table.column`. */
export const sealedColumns: SealedColumnDefinitions = secrets;
