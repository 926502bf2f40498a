import { columnsOf } from './column.ts';
import { localized } from './kinds.ts';

export const roleColumns = columnsOf('role', { name: localized });
