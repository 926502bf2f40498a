import { historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';

export interface InputTableView {
  readonly plan: InputPlan;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  /** Typed or imported into the batch. */
  readonly isTyped: boolean;
}

/** The tables that a program reads, but for its hidden history. */
export function inputTables(program: Program): InputTableView[] {
  const tables = program.definition.steps.flatMap((step) => step.tables);
  return program.inputs
    .filter(({ tableNo }) => tableNo !== historyTableNo)
    .map((plan) => {
      const table = tables.find(({ code }) => code === plan.code);
      const { en, 'zh-CN': zh } = table?.name ?? { en: plan.code, 'zh-CN': plan.code };
      return { plan, name: { en, 'zh-CN': zh }, isTyped: table?.kind === 'parameter' };
    });
}

/** @throws AppError NOT_FOUND */
export function findInputTable(program: Program, code: string): InputTableView {
  const found = inputTables(program).find(({ plan }) => plan.code === code);
  if (!found) throw new AppError('NOT_FOUND', { what: 'table', id: code });
  return found;
}
