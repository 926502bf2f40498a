import { exportValues as contract } from '@wagewright/contracts/platform/imports';
import { sqlOfPrisma, standingBlocks } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { openSubject } from './open-subject.ts';
import { helpSheet, outColumns, sendTable, templateColumns, withNames } from './table-files.ts';

export const exportValues = implementSteppedMutation(contract, async ({ input, actor, deps, context, inTransaction }) => {
  const { format, everybody, answers, ...subject } = input;
  const opened = await openSubject({ tx: deps.db.prisma, actor, deps }, subject, 'read', contract.id, answers);
  const { title, hasLines, target } = opened;
  const columns = templateColumns(opened.columns).filter(({ isSealed }) => !isSealed);
  await inTransaction(async ({ audit }) => audit({ entity: 'import-export', entityId: subject.id, after: { subject, format, everybody } }));
  const language = languageOf(context);
  const entity = deps.importEntities[subject.entity];
  const blocks = standingBlocks(sqlOfPrisma(deps.db.prisma), entity, { target, columns }, everybody);
  const sheet = { name: title[language], columns: outColumns(columns, language), blocks: withNames(columns, blocks, language) };
  return { fileName: sendTable(context, sheet, format, [helpSheet(columns, hasLines, language)]) };
});
