import { formatErrorMessage } from '@wagewright/contracts';
import { getImportForm as contract, importEntityOf } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { openSubject } from './open-subject.ts';

export const getImportForm = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const {
    title,
    columns,
    hasLines,
    questions = [],
    obstacle,
  } = await openSubject({ tx: deps.db.prisma, actor, deps }, input, 'read', contract.id);
  const { name, modes, writebacks, understands = false } = importEntityOf(input.entity);
  const words = obstacle && formatErrorMessage(obstacle.code, languageOf(context), obstacle.parameters);
  return {
    name,
    title,
    columns: [...columns],
    hasLines,
    understands,
    modes: [...modes],
    writebacks: [...writebacks],
    questions: [...questions],
    obstacle: words,
  };
});
