import { AppError, type InputOf, limits } from '@wagewright/contracts';
import { saveParameter as contract } from '@wagewright/contracts/platform/settings';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { parameterSelect, requireValue, toldParameter, viewParameter } from './parameters.ts';

type Call = ChangeCall<typeof contract>;

/** What is kept of a value: in clear, or sealed for its name; nothing new where a secret stays. */
function kept({ deps }: Call, { name, kind, value }: InputOf<typeof contract>, staysSecret: boolean) {
  if (staysSecret && value === undefined) return {};
  requireValue(name, kind, value);
  return kind === 'secret' ? { value: null, secret: deps.secrets.seal('system_parameter.secret', name, value) } : { value, secret: null };
}

export const saveParameter = implementMutation(contract, async (call) => {
  const { input, tx, deps, audit } = call;
  const { name, kind, description, version: seen } = input;
  const before = await tx.systemParameter.findUnique({ where: { name }, select: parameterSelect });
  if (before && seen === 0) throw new AppError('PARAMETER_EXISTS', { name });
  const row = {
    ...kept(call, input, before?.kind === 'secret' && kind === 'secret'),
    kind,
    description,
    version: seen + 1,
    updatedAt: deps.clock(),
  };
  const { count } =
    seen === 0
      ? await tx.systemParameter.createMany({ data: [{ name, ...row }], skipDuplicates: true })
      : await tx.systemParameter.updateMany({ where: { name, version: seen }, data: row });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'System parameter', id: name });
  if (seen === 0 && (await tx.systemParameter.count()) > limits.systemParametersMax)
    throw new AppError('TOO_MANY', { what: 'system parameters', count: limits.systemParametersMax });
  const saved = await tx.systemParameter.findUniqueOrThrow({ where: { name }, select: parameterSelect });
  audit({ entity: 'system-parameter', entityId: saved.id, before: before && toldParameter(before), after: toldParameter(saved) });
  return viewParameter(saved);
});
