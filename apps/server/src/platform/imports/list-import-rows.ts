import { listImportRows as contract, importEffects } from '@wagewright/contracts/platform/imports';
import { listImportRows as list, sqlOfPrisma } from '@wagewright/db';
import { importJobColumns, importRowColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { coverCells } from './covered-cells.ts';
import { readImport } from './load-import.ts';
import { describeReasons } from './row-reasons.ts';

export const listImportRows = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const tx = deps.db.prisma;
  const { id: importId, effects = importEffects, ...window } = input;
  const row = await readImport({ tx, actor, deps }, importId);
  const columns = importJobColumns.columns(row.columns);
  const { rows, total } = await list(sqlOfPrisma(tx), { importId, effects, ...window });
  return {
    total,
    rows: rows.map(({ reasons, effect, ...shown }) => ({
      ...coverCells(shown, columns, languageOf(context)),
      effect: importRowColumns.effect(effect),
      reasons: describeReasons(reasons, shown.key, columns, languageOf(context)),
    })),
  };
});
