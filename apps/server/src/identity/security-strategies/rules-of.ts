import { type PasswordRules, passwordPattern, strictestRules } from '@wagewright/contracts/identity/security-strategies';
import { type RulesRow, readDefaultRules, readRulesOf, type Sql } from '@wagewright/db';
import { securityStrategyColumns } from '@wagewright/db/columns';

/** A strategy's rules, as the contracts have them. */
export const rulesOfRow = ({ needs, secondFactor, ...figures }: RulesRow): PasswordRules => ({
  charactersMin: figures.charactersMin,
  needs: securityStrategyColumns.needs(needs),
  refusesCommon: figures.refusesCommon,
  historyCount: figures.historyCount,
  expiryDays: figures.expiryDays,
  secondFactor: securityStrategyColumns.secondFactor(secondFactor),
});

/** What holds for whoever no strategy names. */
export const defaultRules = async (sql: Sql): Promise<PasswordRules> => rulesOfRow(await readDefaultRules(sql));

/** What holds for a user: the strictest of all strategies that name them, else the default one. */
export async function rulesOf(sql: Sql, userId: number): Promise<PasswordRules> {
  const [first, ...others] = (await readRulesOf(sql, userId)).map(rulesOfRow);
  return first ? strictestRules([first, ...others]) : await defaultRules(sql);
}

export const patternAnswer = (rules: PasswordRules): { pattern: string; rules: PasswordRules } => ({
  pattern: passwordPattern(rules),
  rules,
});
