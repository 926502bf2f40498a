import { watchImport as contract } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementSubscription } from '../../core/implement.ts';
import { viewReadImport } from './view-read-import.ts';

export const watchImport = implementSubscription(
  contract,
  (change, { input }) => change.topic === 'import' && change.id === input.id,
  ({ input, actor, deps, context }) => viewReadImport({ tx: deps.db.prisma, actor, deps }, input.id, languageOf(context)),
);
