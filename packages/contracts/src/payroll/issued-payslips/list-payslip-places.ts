import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipFilter } from '../payslip-deliveries/index.ts';

const place = z.object({ id, name: localizedText });

export const listPayslipPlaces = defineProcedure({
  id: 'payroll/issued-payslips/list-payslip-places',
  kind: 'query',
  summary: 'The legal entities and departments, with those above them, of which a filter finds payslips: by these it can be narrowed.',
  permission: 'pay.read',
  input: payslipFilter,
  output: z.object({ legalEntities: z.array(place), departments: z.array(place) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-places' }],
});
