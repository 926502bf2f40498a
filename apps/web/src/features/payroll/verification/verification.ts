import { type AbnormalChecks, type CalculationDefinition, type VerificationRule } from '@wagewright/contracts/definition';
import type { PartChange } from '@wagewright/contracts/definition-findings';

/** What is typed of a rule. */
export interface RuleEdit {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly group: string;
  readonly table: string;
  readonly severity: VerificationRule['severity'];
  readonly condition: string;
  readonly messageEn: string;
  readonly messageZh: string;
}

/** Tables whose rows are employees' or their lines. */
export const ruledTables = ({ steps }: CalculationDefinition) =>
  steps
    .flatMap(({ tables }) => tables)
    .filter((table) => table.kind === 'snapshot' || table.kind === 'data' || (table.kind === 'parameter' && table.input !== undefined));

export function editOf(rule: VerificationRule | null, definition: CalculationDefinition): RuleEdit {
  const main = definition.summary?.net.split('.')[0] ?? ruledTables(definition).at(-1)?.code ?? '';
  return {
    code: rule?.code ?? '',
    nameEn: rule?.name.en ?? '',
    nameZh: rule?.name['zh-CN'] ?? '',
    group: rule?.group ?? definition.ruleGroups?.[0]?.code ?? '',
    table: rule?.table ?? main,
    severity: rule?.severity ?? 'warning',
    condition: rule?.condition ?? '',
    messageEn: rule?.message.en ?? '',
    messageZh: rule?.message['zh-CN'] ?? '',
  };
}

const inBoth = (en: string, zh: string) => ({ en: en.trim() || zh.trim(), 'zh-CN': zh.trim() || en.trim() });

/** The rule as a part of the definition. A text in one language suffices: the other falls back to it. */
export function ruleChange({ code, nameEn, nameZh, group, table, severity, condition, messageEn, messageZh }: RuleEdit): PartChange {
  const value = { code, name: inBoth(nameEn, nameZh), group, table, condition, severity, message: inBoth(messageEn, messageZh) };
  return { part: { kind: 'rule', code }, value };
}

/** A rule that names a group which is not there brings it, under the name that was typed. */
export function groupChange(code: string, name: string): PartChange {
  return { part: { kind: 'ruleGroup', code }, value: { code, name: inBoth(name, '') } };
}

export const levelChange = (abnormal: AbnormalChecks | undefined, change: AbnormalChecks): PartChange => ({
  part: { kind: 'definition', field: 'abnormal' },
  value: { ...abnormal, ...change },
});

/**
 * The condition as a column of the rule's own table, so that it can be tried on somebody before it is a rule. Only a calculated table can hold one.
 */
export function triedColumn({ table, condition }: Pick<RuleEdit, 'table' | 'condition'>): PartChange {
  const name = { en: 'Condition', 'zh-CN': '条件' };
  const value = { code: triedCode, name, type: 'boolean', blank: 'keep', expression: condition };
  return { part: { kind: 'column', table, code: triedCode }, value };
}
export const triedCode = 'Rule_on_trial';
