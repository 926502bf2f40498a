import type { RowRule, TargetRecord } from '../../../platform/imports/index.ts';
import { cellOf, placeOf } from './people-facts.ts';

/**
 * Links for a forgotten password go to somebody's e-mail or phone: who changes them could be that person (ADR 129). A file may do so only of whom every grant
 * reaches no further than themself; of others their page asks whether whoever changes it holds as much.
 */
const holdsMore = (importer: number): string => `EXISTS (
  SELECT FROM app_user u WHERE u.employee_id = r.employee_id AND u.id <> ${importer} AND (
    EXISTS (SELECT FROM user_role h JOIN role_grant g ON g.role_id = h.role_id WHERE h.user_id = u.id AND g.scope <> 'self')
    OR EXISTS (SELECT FROM solution_user x WHERE x.user_id = u.id)
    OR EXISTS (SELECT FROM solution_role_holder x WHERE x.user_id = u.id OR x.role_id IN (SELECT h.role_id FROM user_role h WHERE h.user_id = u.id))
    OR EXISTS (SELECT FROM batch_user x WHERE x.user_id = u.id)))`;

export function phoneOrMailRules(job: TargetRecord, importer: number): RowRule[] {
  return (['email', 'phone'] as const).flatMap((column) => {
    if (placeOf(job, column) === undefined) return [];
    const [after, before] = [cellOf(job, 'r.after', column), cellOf(job, 'r.before', column)];
    const when = `r.before IS NOT NULL AND ${after} IS DISTINCT FROM ${before} AND ${holdsMore(importer)}`;
    return [{ when, code: 'ACCOUNT_HOLDS_MORE', column }];
  });
}
