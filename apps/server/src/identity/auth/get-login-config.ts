import { getLoginConfig as contract } from '@wagewright/contracts/identity/auth';
import { listOpenProviders, readConfigs } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const getLoginConfig = implementQuery(contract, async ({ deps }) => {
  const { reads } = deps.db;
  const { 'login-page': page, logo, demo } = await readConfigs(reads, ['login-page', 'logo', 'demo']);
  const { title, lead, claim, claimText, methods } = page;
  const demoAccounts = demo.signIns ? deps.demoAccounts : [];
  return {
    title: { en: 'Wagewright', 'zh-CN': 'Wagewright 人事薪酬' },
    languages: deps.terms.current.languages.filter(({ isOpen }) => isOpen).map(({ lang }) => lang),
    captchaRequired: true,
    look: { picture: page.picture ?? logo.picture, title, lead, claim, claimText },
    methods,
    providers: methods.includes('openid-connect') ? await listOpenProviders(reads) : [],
    demoAccounts: demoAccounts.map(({ account, password, what }) => ({ account, password, what: { ...what } })),
  };
});
