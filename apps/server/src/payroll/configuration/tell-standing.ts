import type { PeriodFacts, RowInput, ScopeProgram } from '@wagewright/calc-engine';
import type { ScopeStanding } from '@wagewright/contracts/payroll/configuration';
import { type Asked, type Group, readFactsOfPeriod, type Sql } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { tellValue } from '../tables/index.ts';

/** Which people to show, as a call says it. */
export interface Shown {
  readonly show: 'in' | 'out' | 'undecided';
  readonly cause: number;
  readonly offset: number;
  readonly limit: number;
}

const groupOf = ({ show, cause }: Shown): Group => (show === 'out' ? cause : show === 'in' ? 'in' : 'failed');

/** Whom a condition takes in and whom it leaves out, as the records are now, with a sentence for each person who is shown. */
export async function tellStanding(
  deps: Deps,
  sql: Sql,
  { scope, asked, shown }: { readonly scope: ScopeProgram; readonly asked: Asked; readonly shown: Shown },
): Promise<ScopeStanding> {
  const { offset, limit } = shown;
  const { page, inScope, undecided, leftOut } = await deps.standings.of(sql, scope, asked, { group: groupOf(shown), offset, limit });
  const period = await readFactsOfPeriod(sql, asked.periodId);
  const names = await namesOf(
    deps,
    page.map(({ employeeId }) => employeeId),
  );
  return {
    inScope,
    undecided,
    leftOut: scope.parts.map((condition, index) => ({ condition, count: leftOut[index] ?? 0 })),
    people: page.map(({ employeeId, input }) => ({ ...names(employeeId), why: scope.parts.length > 0 ? why(scope, period, input) : null })),
  };
}

/** What a person is called, by employee id. */
export async function namesOf({ db }: Deps, ids: readonly number[]) {
  const select = { id: true, employeeNumber: true, name: true } as const;
  const found = ids.length > 0 ? await db.prisma.employee.findMany({ where: { id: { in: [...ids] } }, select }) : [];
  const byId = new Map(found.map((one) => [one.id, one]));
  return (employeeId: number) => {
    const { employeeNumber = '', name = '' } = byId.get(employeeId) ?? {};
    return { employeeId, employeeNumber, name };
  };
}

function why({ program, cell }: ScopeProgram, period: PeriodFacts, input: RowInput): ScopeStanding['people'][number]['why'] {
  const { sentences } = tellValue(program, { facts: { period }, input }, cell, { audience: 'payroll' });
  const inLanguage = (language: 'en' | 'zh-CN') => sentences.map((sentence) => sentence[language]).join(' ');
  return sentences.length > 0 ? { en: inLanguage('en'), 'zh-CN': inLanguage('zh-CN') } : null;
}
