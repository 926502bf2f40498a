import { AppError, possibleEvents } from '@wagewright/contracts';
import { minorDigits } from '@wagewright/contracts/format';
import { type PlacedStyle, payslipRoundMachine, styleItems } from '@wagewright/contracts/payroll/payslips';
import { type ImportColumn, payslipLinesTarget, type RoundTargetFacts, readStyle, sqlOfPrisma } from '@wagewright/db';
import { payslipRoundColumns, payslipSettingVersionColumns } from '@wagewright/db/columns';
import { solutionsWithin } from '../../core/scopes.ts';
import { type ImportEntity, type ImportReader, personColumns } from '../../platform/imports/index.ts';

/** Digits that hours, days and rates have at most. */
const numberScale = 6;

/** Amounts have the digits of their currency, so that none is refused when payslips are made of them. */
const valueColumn = ({ column, name, type, percentage }: PlacedStyle, currency: string): ImportColumn => ({
  code: column,
  name,
  type: percentage ? 'percentage' : type === 'amount' ? 'money' : 'decimal',
  role: 'value',
  scale: type === 'amount' && !percentage ? minorDigits(currency) : numberScale,
  currency: type === 'amount' && !percentage ? currency : null,
});

/** Figures of payslips by import: the subject is the round, and its columns are the items of the round's setting. */
export const payslipLinesImport: ImportEntity = {
  ...payslipLinesTarget,
  open: async ({ tx }: ImportReader, { id, part }, reach) => {
    const where = { id, source: 'import', status: { not: 'discarded' }, period: { solution: solutionsWithin(reach) } };
    const round = await tx.payslipRound.findFirst({ where, include: { setting: true, period: { include: { solution: true } } } });
    if (!round || part !== undefined) throw new AppError('NOT_FOUND', { what: 'payslip round', id });
    const { setting, period, publishedAt } = round;
    const { legalEntityId, currency } = period.solution;
    const items = styleItems(payslipSettingVersionColumns.style(await readStyle(sqlOfPrisma(tx), round)));
    const target: RoundTargetFacts = { roundId: id, legalEntityId, codes: items.map(({ column }) => column) };
    const status = payslipRoundColumns.status(round.status);
    const facts = { published: publishedAt !== null, payslipsInHand: false };
    const isOpen = possibleEvents(payslipRoundMachine, status, facts).includes('change-lines');
    const isInHand = (await tx.payslipJob.count({ where: { roundId: id, state: 'running' } })) > 0;
    const ofWhat = { name: setting.name, period: period.name };
    const closed = isOpen ? null : new AppError('PAYSLIP_ROUND_PUBLISHED', ofWhat);
    const name = `${setting.name} · ${period.name}`;
    return {
      title: { en: name, 'zh-CN': name },
      columns: [...personColumns, ...items.map((item) => valueColumn(item, currency))],
      hasLines: false,
      target,
      obstacle: isInHand ? new AppError('PAYSLIP_ROUND_IN_HAND', ofWhat) : closed,
    };
  },
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const where = { AND: [asked, { source: 'import', period: { solution: solutionsWithin(reach) } }] };
    return (await tx.payslipRound.findMany({ where, select: { id: true } })).map(({ id }) => id);
  },
};
