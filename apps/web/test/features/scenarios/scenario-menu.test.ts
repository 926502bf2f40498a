import { languages } from '@wagewright/contracts';
import { menus } from '@wagewright/contracts/identity/menus';
import { listScenarios } from '@wagewright/contracts/payroll/scenarios';
import { expect, it } from 'vitest';

it('stands in the navigation for whoever may ask for its rows, by a name in every language', () => {
  const entry = menus.find(({ path }) => path === '/payroll/scenarios');
  expect(entry).toMatchObject({ key: 'scenarios', needs: listScenarios.permission });
  for (const language of languages) expect(entry?.label[language]).toMatch(/\S/);
});
