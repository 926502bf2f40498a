import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

// of a version that nobody has seen, so that the round stays as it is
const unseen = { about: ({ payslipRoundId }: PlaceOf) => ({ id: payslipRoundId, version: 999 }) };

const round =
  'id version settingId title source solutionId solution periodId period sequence asOf peopleNamed status peopleBrought brought payslips seen madeBy madeAt generatedAt publishedAt job progress failure events';

export const samples: Samples = {
  'payroll/payslip-rounds/list-payslip-rounds': { anywhere: {} },
  'payroll/payslip-rounds/get-payslip-round': { about: ({ payslipRoundId }) => ({ id: payslipRoundId }) },
  'payroll/payslip-rounds/list-round-settings': { anywhere: {} },
  // the round of the place is not published: no other is made beside it
  'payroll/payslip-rounds/make-payslip-round': {
    about: async ({ payslipRoundId }, { server }) => {
      const { settingId, periodId } = await server.prisma.payslipRound.findUniqueOrThrow({ where: { id: payslipRoundId } });
      return { settingId, periodId };
    },
  },
  'payroll/payslip-rounds/generate-round-payslips': unseen,
  'payroll/payslip-rounds/cancel-round-payslips': unseen,
  'payroll/payslip-rounds/publish-round-payslips': unseen,
  'payroll/payslip-rounds/discard-payslip-round': unseen,
};

export const rows: ListedRows = {
  'payroll/payslip-rounds/list-payslip-rounds': {
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.payslipRound.findMany({ where: { period: { solutionId } } })).map(({ id }) => id),
  },
  'payroll/payslip-rounds/list-round-settings': {
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.payslipSetting.findMany({ where: { source: 'import', solutions: { some: { solutionId } } } })).map(
        ({ id }) => id,
      ),
  },
};

export const fields: VisibleFields = {
  'payroll/payslip-rounds/list-payslip-rounds': words(round),
  'payroll/payslip-rounds/get-payslip-round': words(round),
};
