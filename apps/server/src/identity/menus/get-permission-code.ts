import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { getPermissionCode as contract } from '@wagewright/contracts/identity/menus';
import { procedures } from '@wagewright/contracts/registry';
import { implementQuery } from '../../core/implement.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** A path as contracts write it: below the base path, without a query and a slash at the end. */
function plainPath(path: string, publicUrl: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const base = new URL(publicUrl).pathname.replace(/\/+$/, '');
  const below = base !== '' && bare.startsWith(`${base}/`) ? bare.slice(base.length) : bare;
  const trimmed = `/${below.replace(/^\/+|\/+$/g, '')}`;
  return /^\/(base|Homes)\//.test(trimmed) ? `/api${trimmed}` : trimmed;
}

/** Of several that match, the one with fewer parameters, as the router takes it. */
function find(method: string, path: string): ProcedureContract | undefined {
  const matching = procedures.flatMap((procedure) =>
    procedure.rest.flatMap((binding) =>
      binding.method === method && patternOf(binding.path).test(path) ? [{ procedure, parameters: binding.path.split('{').length }] : [],
    ),
  );
  return matching.toSorted((one, other) => one.parameters - other.parameters)[0]?.procedure;
}

export const getPermissionCode = implementQuery(contract, async ({ input: { method, app, path }, actor, deps }) => {
  const found = !app || app === 'hr' ? find(method.toUpperCase(), plainPath(path, deps.publicUrl)) : undefined;
  if (!found) throw new AppError('NOT_FOUND', { what: 'path', id: path.slice(0, 200) });
  const { id, permission } = found;
  const holds = permission === 'public' || permission === 'signed-in' || actor.grants.has(permission);
  return { procedure: id, code: permission, holds };
});
