import type { LocalizedText } from '@wagewright/contracts';
import { styleItems } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { payslipSettingColumns } from '@wagewright/db/columns';

/** What the items of a setting were called in a version, by the code of their column. */
export async function itemNames(
  tx: Pick<Prisma.TransactionClient, 'payslipSetting' | 'payslipSettingVersion'>,
  settingId: number,
  version: number,
): Promise<ReadonlyMap<string, LocalizedText>> {
  const then = await tx.payslipSettingVersion.findUnique({ where: { settingId_version: { settingId, version } } });
  const style = then?.style ?? (await tx.payslipSetting.findUniqueOrThrow({ where: { id: settingId } })).style;
  return new Map(styleItems(payslipSettingColumns.style(style)).map(({ column, name }) => [column, name]));
}
