/** The definition's own messages: which columns they name, and whether there are such columns. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { TablePlan } from '../api.ts';
import type { Report } from './plan.ts';

/** `{Table.Column}` in a message. */
export const placeholder = /\{([^{}]+)\}/g;

type Message = NonNullable<CalculationDefinition['messages']>[string];

/** The columns that a message names, as `Table.Column`, each once. */
export function columnsNamed(message: Message): string[] {
  const texts = Object.values(message).filter((text) => text !== undefined);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name)))];
}

export function checkMessages({ messages = {} }: CalculationDefinition, plans: readonly TablePlan[], report: Report): void {
  const known = new Set(plans.flatMap((table) => table.columns.map(({ code }) => `${table.code}.${code}`)));
  for (const [key, message] of Object.entries(messages))
    for (const name of columnsNamed(message))
      if (!known.has(name))
        report({
          code: 'UNKNOWN_COLUMN',
          message: `The message "${key}" names {${name}}, and there is no such column.`,
          nextStep: 'Write Table.Column between the braces, a column that the expression with ERROR reads.',
        });
}
