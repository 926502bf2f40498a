import { type PlacedStyle, styleItems } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { payslipSettingColumns } from '@wagewright/db/columns';

/** What the items of a setting were in a version, by the code of their column. */
export async function itemsOfVersion(
  tx: Pick<Prisma.TransactionClient, 'payslipSetting' | 'payslipSettingVersion'>,
  settingId: number,
  version: number,
): Promise<ReadonlyMap<string, PlacedStyle>> {
  const then = await tx.payslipSettingVersion.findUnique({ where: { settingId_version: { settingId, version } } });
  const style = then?.style ?? (await tx.payslipSetting.findUniqueOrThrow({ where: { id: settingId } })).style;
  return new Map(styleItems(payslipSettingColumns.style(style)).map((item) => [item.column, item]));
}
