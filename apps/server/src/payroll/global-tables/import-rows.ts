import { checkDefinition, draftHash } from '@wagewright/calc-engine/definition-files';
import { AppError, type LocalizedText } from '@wagewright/contracts';
import { type ParameterTable, parameterTableSchema } from '@wagewright/contracts/definition';
import { formatterOf } from '@wagewright/contracts/format';
import type { ImportAnswers, ImportQuestion } from '@wagewright/contracts/platform/imports';
import { globalTableRowsTarget, type ImportColumn, type RowsFacts, type TableContent } from '@wagewright/db';
import { globalTableColumns, legalEntityColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import type { ImportEntity, ImportReader } from '../../platform/imports/index.ts';
import { type GlobalTableRow, headOf } from './load-global-table.ts';
import { entitiesWithin, holdsFor, requireEntity } from './revisions.ts';
import { checkContent, tableOf } from './table-content.ts';

const newVersion = 'new';

const versionName = (validFrom: string): LocalizedText => ({
  en: `From ${formatterOf('en').day(validFrom)}`,
  'zh-CN': `${formatterOf('zh-CN').day(validFrom)} 起`,
});

/** Of which version the rows are, and why. */
function questionsOf({ versions }: ParameterTable): ImportQuestion[] {
  const known = versions.map(({ validFrom }) => validFrom).toSorted((a, b) => b.localeCompare(a));
  const ofNew = { isRequired: true, onlyIf: { code: 'version', answer: newVersion } } as const;
  return [
    {
      code: 'version',
      name: { en: 'Into the version', 'zh-CN': '导入到版本' },
      type: 'choice',
      isRequired: true,
      choices: [
        ...known.map((validFrom) => ({ code: validFrom, name: versionName(validFrom) })),
        { code: newVersion, name: { en: 'A new version', 'zh-CN': '新版本' } },
      ],
    },
    { code: 'validFrom', name: { en: 'Holds from', 'zh-CN': '生效日' }, type: 'day', ...ofNew },
    { code: 'source', name: { en: 'Source: the law or publication', 'zh-CN': '来源：法规或公告' }, type: 'text', ...ofNew },
    {
      code: 'remarks',
      name: { en: 'Why: it stands beside the revision for good', 'zh-CN': '原因：将永久保留在修订旁' },
      type: 'text',
      isRequired: true,
    },
  ];
}

/** Columns that tell its rows apart: the bounds of brackets, else the key. */
const keysOf = ({ key, bracket }: ParameterTable): readonly string[] => (bracket ? [bracket.column] : key);

/** What nothing stands without: the rate of a bracket; of its bounds only the last upper one may be blank. */
function requirement(code: string, { bracket }: ParameterTable): Pick<ImportColumn, 'isRequired'> {
  if (code === bracket?.rate) return { isRequired: true };
  return code === bracket?.column && ['up-to', 'below'].includes(bracket.bound) ? { isRequired: false } : {};
}

/** The columns of its rows, with the digits that the engine keeps. */
function columnsOf(table: GlobalTableRow, parameters: ParameterTable, content: TableContent): ImportColumn[] {
  const checked = checkContent(content, headOf(table));
  const plan = checked.ok ? checked.program.tables.find(({ code }) => code === table.code) : undefined;
  const keys = keysOf(parameters);
  return (plan?.columns ?? []).map(({ code, name, type, scale, currency, display }) => ({
    code,
    name: { en: name.en, 'zh-CN': name['zh-CN'] },
    type: type === 'decimal' && display.percentage ? 'percentage' : type,
    role: keys.includes(code) ? 'key' : 'value',
    scale,
    currency: currency ?? null,
    ...requirement(code, parameters),
  }));
}

interface Whose {
  readonly table: GlobalTableRow;
  readonly legalEntityId: number | null;
}

/** @throws AppError NOT_FOUND; GLOBAL_TABLE_COMMON for a legal entity's own rows of a table that is common to all */
async function whose({ tx }: Pick<ImportReader, 'tx'>, id: number, part: string | undefined, reach: Reach): Promise<Whose> {
  const table = await tx.globalTable.findUnique({ where: { id } });
  const legalEntityId = part === undefined ? null : Number(part);
  if (!table || (legalEntityId !== null && !Number.isSafeInteger(legalEntityId)))
    throw new AppError('NOT_FOUND', { what: 'global table', id });
  if (legalEntityId === null) return { table, legalEntityId };
  await requireEntity(tx, legalEntityId, reach);
  if (!table.independentEntity) throw new AppError('GLOBAL_TABLE_COMMON', { code: table.code });
  return { table, legalEntityId };
}

async function titleOf(tx: ImportReader['tx'], { table, legalEntityId }: Whose): Promise<LocalizedText> {
  const name = globalTableColumns.name(table.name);
  if (legalEntityId === null) return name;
  const entity = legalEntityColumns.name((await tx.legalEntity.findUniqueOrThrow({ where: { id: legalEntityId } })).name);
  return { en: `${name.en}: ${entity.en}`, 'zh-CN': `${name['zh-CN']}：${entity['zh-CN']}` };
}

const factsOf = (
  { table, legalEntityId }: Whose,
  parameters: ParameterTable,
  columns: readonly ImportColumn[],
  { version, validFrom, source, remarks }: ImportAnswers,
): RowsFacts => {
  const latest =
    parameters.versions
      .map((one) => one.validFrom)
      .toSorted()
      .at(-1) ?? '';
  const asked = version === newVersion ? validFrom : version;
  return {
    tableId: table.id,
    code: table.code,
    legalEntityId,
    validFrom: asked ?? latest,
    isNewVersion: version === newVersion,
    source: source ?? null,
    remarks: remarks ?? '',
    keys: columns.filter(({ role }) => role === 'key').map(({ code }) => code),
    bound: parameters.bracket?.column ?? null,
    columns: columns.map(({ code, type, scale }) => ({ code, type: type === 'percentage' ? 'decimal' : type, scale })),
  };
};

/** @throws AppError IMPORT_ANSWER where a new version is to begin on a day on which one begins already: its rows would be merged into that one */
function requireNewDay({ versions }: ParameterTable, { version, validFrom }: ImportAnswers): void {
  if (version !== newVersion || !versions.some((one) => one.validFrom === validFrom)) return;
  throw new AppError('IMPORT_ANSWER', {
    question: {
      en: `from which other day the new version holds; one holds from ${validFrom} already, which can be chosen instead`,
      'zh-CN': `新版本的生效日期；自 ${validFrom} 起已有版本，可直接选择该版本`,
    },
  });
}

/** Rows of a version of a global table: the subject is the table, and as its part the legal entity whose own rows they are. */
export const globalTableRowsImport: ImportEntity = {
  ...globalTableRowsTarget({ check: checkDefinition, hash: draftHash }),
  open: async ({ tx }, { id, part }, reach, answers = {}) => {
    const found = await whose({ tx }, id, part, reach);
    const { table, legalEntityId } = found;
    const revision = await holdsFor(tx, id, legalEntityId);
    if (!revision) throw new AppError('IMPORT_NOT_OFFERED', { reason: { en: 'the table has no columns yet', 'zh-CN': '该表还没有列' } });
    const parameters = parameterTableSchema.parse(tableOf(revision.content, table.code));
    requireNewDay(parameters, answers);
    const columns = columnsOf(table, parameters, revision.content);
    const target = factsOf(found, parameters, columns, answers);
    return { title: await titleOf(tx, found), columns, hasLines: false, target, questions: questionsOf(parameters), obstacle: null };
  },
  within: async ({ tx }, _reach, ids) => {
    const rows = await tx.globalTable.findMany({ where: ids === null ? {} : { id: { in: [...ids] } }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
  partsWithin: async ({ tx }, reach) =>
    (await tx.legalEntity.findMany({ where: entitiesWithin(reach), select: { id: true } })).map(({ id }) => String(id)),
};
