import { getImport as contract } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { viewReadImport } from './view-read-import.ts';

export const getImport = implementQuery(contract, ({ input, actor, deps, context }) =>
  viewReadImport({ tx: deps.db.prisma, actor, deps }, input.id, languageOf(context)),
);
