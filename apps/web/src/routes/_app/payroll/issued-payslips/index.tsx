import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readOneOf, readText } from '../../../../shared/search.ts';

const statuses = ['unpublished', 'published', 'forbidden'] as const;
const checks = ['unchecked', 'confirmed', 'disputed', 'resolved', 'unanswered'] as const;
const sources = ['batch', 'balance', 'import'] as const;
/** `deliveryMarks` of contracts, whose code comes with the screen. */
const marks = ['published', 'sent', 'delivered', 'seen', 'confirmed', 'disputed', 'unanswered', 'waiting', 'failed', 'unreached'] as const;

export const Route = createFileRoute('/_app/payroll/issued-payslips/')({
  staticData: { needs: 'pay.read', texts: ['issuedPayslips', 'payslipArchives', 'payslipDeliveries'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      batch: readId(raw, 'batch'),
      round: readId(raw, 'round'),
      solution: readId(raw, 'solution'),
      period: readId(raw, 'period'),
      when: readOneOf(raw, 'when', ['all']),
      entity: readId(raw, 'entity'),
      department: readId(raw, 'department'),
      source: readOneOf(raw, 'source', sources),
      status: readOneOf(raw, 'status', statuses),
      check: readOneOf(raw, 'check', checks),
      mark: readOneOf(raw, 'mark', marks),
      q: readText(raw, 'q'),
      sort: readText(raw, 'sort'),
      move: readId(raw, 'move'),
    }),
  component: lazyScreen(() => import('../../../../features/payroll/issued-payslips/IssuedPayslipListPage.tsx'), 'IssuedPayslipListPage'),
});
