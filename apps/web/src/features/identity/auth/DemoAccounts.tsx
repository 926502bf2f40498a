import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './DemoAccounts.module.css';
import type { Credentials } from './SignInForm.tsx';

type DemoAccount = Outputs['identity']['auth']['getLoginConfig']['demoAccounts'][number];

/** Where the demo company runs: who one can be. */
export function DemoAccounts({ accounts, onChoose }: { accounts: readonly DemoAccount[]; onChoose: (credentials: Credentials) => void }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  return (
    <section className={classes.panel} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.title}>
        {t('demo')}
      </h2>
      <p className={classes.text}>{t('demoText')}</p>
      <ul className={classes.list}>
        {accounts.map(({ account, password, what }) => (
          <li key={account}>
            <UnstyledButton className={classes.item} onClick={() => onChoose({ account, password })}>
              <span className={classes.what}>{format.name(what)}</span>
              <span className={classes.account}>
                {account.slice(0, account.indexOf('@') + 1)}
                <wbr />
                {account.slice(account.indexOf('@') + 1)}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
