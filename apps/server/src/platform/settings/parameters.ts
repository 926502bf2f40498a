import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { ParameterKind } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import { systemParameterColumns } from '@wagewright/db/columns';

/** What is read of one: never the sealed bytes. */
export const parameterSelect = {
  id: true,
  name: true,
  kind: true,
  value: true,
  description: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.SystemParameterSelect;

type ParameterRow = Prisma.SystemParameterGetPayload<{ select: typeof parameterSelect }>;

export const viewParameter = ({ kind, updatedAt, ...row }: ParameterRow) => ({
  ...row,
  kind: systemParameterColumns.kind(kind),
  updatedAt: updatedAt.toISOString(),
});

/** As the audit tells it: of a secret one only that it is one. */
export const toldParameter = ({ name, kind, value, description, version }: ParameterRow) => ({
  name,
  kind,
  value: kind === 'secret' ? '(secret)' : value,
  description,
  version,
});

const wrong: Readonly<Partial<Record<ParameterKind, { readonly is: RegExp; readonly reason: LocalizedText }>>> = {
  number: { is: /^-?\d{1,18}(\.\d{1,10})?$/, reason: { en: 'write a number, such as 12.5', 'zh-CN': '请输入数字，如 12.5' } },
  boolean: { is: /^(true|false)$/, reason: { en: 'write true or false', 'zh-CN': '请输入 true 或 false' } },
};
const missing: LocalizedText = { en: 'it is missing', 'zh-CN': '缺少值' };

/** @throws AppError PARAMETER_VALUE_WRONG */
export function requireValue(name: string, kind: ParameterKind, value: string | undefined): asserts value is string {
  const rule = wrong[kind];
  if (value === undefined || (kind === 'secret' && value === '')) throw new AppError('PARAMETER_VALUE_WRONG', { name, reason: missing });
  if (rule && !rule.is.test(value)) throw new AppError('PARAMETER_VALUE_WRONG', { name, reason: rule.reason });
}
