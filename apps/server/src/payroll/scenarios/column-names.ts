import type { LocalizedText } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { scenarioPlanColumns } from '@wagewright/db/columns';

/** Which columns scenarios were calculated with, in the order of their definitions, and from which frozen inputs. */
export function readColumnNames(plans: readonly { readonly plan: unknown }[]) {
  const read = plans.map(({ plan }) => scenarioPlanColumns.plan(plan));
  const columns = read
    .flatMap(({ definitions }) => definitions)
    .flatMap((definition) => calculationDefinitionSchema.parse(definition).steps)
    .flatMap(({ tables }) => tables)
    .flatMap((table) =>
      table.kind === 'data'
        ? table.columns
            .filter(({ type }) => type === 'money')
            .map(({ code, name, display }) => ({
              path: `${table.code}.${code}`,
              name: { en: name.en, 'zh-CN': name['zh-CN'] } satisfies LocalizedText,
              isItem: display.payslip !== undefined,
            }))
        : [],
    );
  const items = columns.filter(({ isItem }) => isItem);
  return {
    columns: [...new Map((items.length > 0 ? items : columns).map((column) => [column.path, column])).values()],
    bases: new Set(read.map(({ baseBatchId, inputHash }) => `${baseBatchId} ${inputHash}`)),
  };
}
