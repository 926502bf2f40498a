import { languages } from '@wagewright/contracts';
import { getLoginConfig as contract } from '@wagewright/contracts/identity/auth';
import { implementQuery } from '../../core/implement.ts';

export const getLoginConfig = implementQuery(contract, async ({ deps }) => ({
  title: { en: 'Wagewright', 'zh-CN': 'Wagewright 人事薪酬' },
  languages: [...languages],
  captchaRequired: true,
  demoAccounts: deps.demoAccounts.map(({ account, password, what }) => ({ account, password, what: { ...what } })),
}));
