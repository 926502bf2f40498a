import { AppError } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';

const spoken = (name: string): string => name.trim().toLowerCase();

/**
 * Tables are chosen and told by their names, so that no two of what is published share one (specification §5). Copies that were published
 * before go on: nothing about their figures is wrong.
 * @throws AppError TABLE_NAMES_ALIKE
 */
export function requireToldApart(definition: unknown): void {
  const tables = calculationDefinitionSchema.parse(definition).steps.flatMap((step) => step.tables);
  for (const language of ['en', 'zh-CN'] as const) {
    const seen = new Map<string, string>();
    for (const { code, name } of tables) {
      const first = seen.get(spoken(name[language]));
      if (first !== undefined) throw new AppError('TABLE_NAMES_ALIKE', { first, second: code, name: name[language] });
      seen.set(spoken(name[language]), code);
    }
  }
}
