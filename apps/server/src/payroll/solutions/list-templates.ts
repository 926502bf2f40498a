import { isOfNoCountry } from '@wagewright/calc-engine/packs';
import { type CalculationDefinition, listTemplates as contract } from '@wagewright/contracts/payroll/solutions';
import { copyColumns, solutionTemplateColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { builtInTemplates } from './templates.ts';

const outlineOf = ({
  currency,
  country,
  periodsPerYear,
  steps,
}: Pick<CalculationDefinition, 'currency' | 'country' | 'periodsPerYear'> & {
  readonly steps: readonly { readonly tables: readonly unknown[] }[];
}) => ({
  currency,
  country,
  periodsPerYear,
  stepCount: steps.length,
  tableCount: steps.reduce((sum, { tables }) => sum + tables.length, 0),
});

export const listTemplates = implementQuery(contract, async ({ reach, deps }) => {
  const saved = await deps.db.prisma.solutionTemplate.findMany({ where: { solution: solutionsWithin(reach) }, orderBy: { code: 'asc' } });
  const packs = builtInTemplates().map(({ code, definition }) => {
    const { en, 'zh-CN': chinese } = definition.name;
    return { code, name: { en, 'zh-CN': chinese }, solutionId: null, isOfNoCountry: isOfNoCountry(code), ...outlineOf(definition) };
  });
  return {
    rows: [
      ...packs,
      ...saved.map((row) => ({
        code: row.code,
        name: solutionTemplateColumns.name(row.name),
        solutionId: row.solutionId,
        isOfNoCountry: false,
        ...outlineOf({ ...solutionTemplateColumns.definition(row.definition), steps: copyColumns.definition(row.definition).steps }),
      })),
    ],
  };
});
