import { z } from 'zod';
import { id } from '../../core/primitives.ts';

/** Whose line it is; null in a table that all employees share. */
export const lineOwner = { employeeId: id.nullable(), employeeNumber: z.string().nullable(), name: z.string().nullable() };
