import { AppError } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';

const spoken = (name: string): string => name.trim().toLowerCase();

/** Two tables that are called the same in a language, by their codes. */
export interface AlikeTables {
  readonly first: string;
  readonly second: string;
  readonly name: string;
}

/** Tables of a definition that cannot be told apart by their names, each pair once. */
export function alikeTables(definition: unknown): AlikeTables[] {
  const tables = calculationDefinitionSchema.parse(definition).steps.flatMap((step) => step.tables);
  const alike = new Map<string, AlikeTables>();
  for (const language of ['en', 'zh-CN'] as const) {
    const seen = new Map<string, string>();
    for (const { code, name } of tables) {
      const first = seen.get(spoken(name[language]));
      if (first === undefined) seen.set(spoken(name[language]), code);
      else if (!alike.has(`${first} ${code}`)) alike.set(`${first} ${code}`, { first, second: code, name: name[language] });
    }
  }
  return [...alike.values()];
}

/**
 * Tables are chosen and told by their names, so that no two of what is published share one (specification §5). Copies that were published
 * before go on: nothing about their figures is wrong.
 * @throws AppError TABLE_NAMES_ALIKE
 */
export function requireToldApart(definition: unknown): void {
  const [alike] = alikeTables(definition);
  if (alike) throw new AppError('TABLE_NAMES_ALIKE', { ...alike });
}
