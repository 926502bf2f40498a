import type { ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';
import {
  globalTableCode as code,
  commonRevision,
  globalTableContent as content,
  linkedTable,
  ownRevision,
} from '../../world/global-table.ts';

const ofCompany = (more: (place: { legalEntityId: number; solutionCode: string }) => object): Sample => ({
  about: (place) => ({ code, ...more(place) }),
});
const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'payroll/global-tables/list-global-tables': { anywhere: {} },
  'payroll/global-tables/list-global-table-revisions': { anywhere: { code } },
  'payroll/global-tables/get-global-table': ofCompany(({ legalEntityId }) => ({ legalEntityId })),
  // which companies' revisions are compared by whom: tests/payroll/global-tables.test.ts
  'payroll/global-tables/compare-global-table-revisions': { anywhere: { code, from: commonRevision, to: commonRevision } },
  'payroll/global-tables/create-global-table': {
    about: ({ solutionId }) => ({
      code: 'ONE_MORE',
      name,
      category: 'Matrix',
      type: 'single',
      currency: 'USD',
      from: { solutionId, number: 1, table: 'Rounding' },
    }),
  },
  'payroll/global-tables/update-global-table': { anywhere: { code, version: 1, category: 'Other' } },
  'payroll/global-tables/save-global-table': ofCompany(({ legalEntityId }) => ({
    legalEntityId,
    seen: commonRevision,
    remarks: 'Matrix',
    content: { ...content, name },
  })),
  'payroll/global-tables/list-global-table-uses': { anywhere: { code } },
  'payroll/global-tables/take-global-table': {
    about: ({ solutionId }) => ({ code, targets: [{ solutionId, revision: commonRevision, table: linkedTable }] }),
  },
  'payroll/global-tables/delete-global-table': { anywhere: { code, version: 1 } },
};

export const rows: ListedRows = {
  'payroll/global-tables/list-global-tables': {
    rows: ({ rows: found }: { rows: readonly { code: string }[] }) => found.map((table) => table.code),
    // common to all: once, whatever the reach
    of: ({ solutionCode }) => (solutionCode === 'US_BIWEEKLY' ? [code] : []),
  },
  'payroll/global-tables/list-global-table-uses': {
    rows: ({ rows: found }: { rows: readonly { solutionId: number; copyNumber: number }[] }) =>
      found.map(({ solutionId, copyNumber }) => `${solutionId}/${copyNumber}`),
    of: ({ solutionId }) => [`${solutionId}/1`],
  },
  'payroll/global-tables/list-global-table-revisions': {
    rows: ({ rows: found }: { rows: readonly { number: number }[] }) => found.map(({ number }) => number),
    of: ({ solutionCode }) => [...(solutionCode === 'US_BIWEEKLY' ? [commonRevision] : []), ...[ownRevision(solutionCode) ?? []].flat()],
  },
};
