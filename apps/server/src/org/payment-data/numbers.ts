import { randomUUID } from 'node:crypto';
import type { ProcedureContract } from '@wagewright/contracts';
import { type NumberColumn, sealNumber } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/** A number of which only the end is shown. */
export const masked = (end: string): string => `••••${end}`;

/** A number, sealed anew. */
export const sealed = ({ deps }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'deps'>, column: NumberColumn, number: string) =>
  sealNumber(deps.secrets, column, randomUUID(), number);

/** As a statement takes bytes. */
export const bytesText = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;
