import { askTables, sayTableFinding } from '@wagewright/calc-engine';
import { exactReader } from '@wagewright/contracts/format';
import { getGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import { legalEntityColumns } from '@wagewright/db/columns';
import { type Call, implementQuery } from '../../core/implement.ts';
import { headOf, requireGlobalTable, viewGlobalTable } from './load-global-table.ts';
import { entitiesWithin, holdsFor, latestOfEach, requireEntity, requireRevision, viewRevisions } from './revisions.ts';
import { checkContent, type TableHead } from './table-content.ts';

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;

/** What nobody expects of the figures: the engine's own questions of dated tables, in both languages. */
function questionsOf(content: Readonly<Record<string, unknown>>, head: TableHead) {
  const checked = checkContent(content, head);
  if (!checked.ok) return [];
  const { program } = checked;
  return askTables(program).map((finding) => {
    const [en, chinese] = [sayTableFinding(program, finding, readers.en), sayTableFinding(program, finding, readers['zh-CN'])];
    return { message: { en: en.message, 'zh-CN': chinese.message }, nextStep: { en: en.nextStep, 'zh-CN': chinese.nextStep } };
  });
}

/** Whose own rows the caller may write. */
async function writableEntities({ actor, deps }: Pick<Call<typeof contract>, 'actor' | 'deps'>) {
  const writable = actor.grants.get('global-table.edit');
  const rows = writable
    ? await deps.db.prisma.legalEntity.findMany({
        where: entitiesWithin(writable),
        orderBy: { id: 'asc' },
        select: { id: true, name: true },
      })
    : [];
  return rows.map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) }));
}

export const getGlobalTable = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const { code, legalEntityId, revision } = input;
  const table = await requireGlobalTable(prisma, code);
  if (legalEntityId !== undefined) await requireEntity(prisma, legalEntityId, reach);
  const shown =
    revision === undefined
      ? await holdsFor(prisma, table.id, legalEntityId ?? null)
      : await requireRevision(prisma, table.id, revision, reach);
  const [view] = shown ? await viewRevisions(prisma, [shown]) : [];
  return {
    ...viewGlobalTable(table),
    id: table.id,
    latest: await viewRevisions(prisma, await latestOfEach(prisma, table.id, reach)),
    legalEntities: table.independentEntity ? await writableEntities(call) : [],
    shown: shown && view ? { ...view, content: shown.content } : null,
    questions: shown ? questionsOf(shown.content, headOf(table)) : [],
  };
});
