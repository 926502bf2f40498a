import { languages } from '@wagewright/contracts';
import { menus } from '@wagewright/contracts/identity/menus';
import { listIssuedPayslips } from '@wagewright/contracts/payroll/issued-payslips';
import { expect, it } from 'vitest';

it('stands in the navigation for whoever may ask for its rows, by a name in every language', () => {
  const entry = menus.find(({ path }) => path === '/payroll/issued-payslips');
  expect(entry).toMatchObject({ key: 'issuedPayslips', needs: listIssuedPayslips.permission });
  for (const language of languages) expect(entry?.label[language]).toMatch(/\S/);
});
