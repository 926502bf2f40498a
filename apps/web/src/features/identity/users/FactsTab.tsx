import { Link } from '@tanstack/react-router';
import { userKindLabels } from '@wagewright/contracts/identity/users';
import { ownNameOf } from '@wagewright/contracts/platform/languages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import classes from './Users.module.css';
import type { User } from './user.ts';

/** Who somebody is to the product. */
export function FactsTab({ user }: { readonly user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const can = useCan();
  const { employeeId } = user;
  const number =
    employeeId !== null && can('employee.read') ? (
      <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }}>
        {user.employeeNumber}
      </Link>
    ) : (
      user.employeeNumber
    );
  const facts: readonly [string, React.ReactNode][] = [
    [t('columns.kind'), format.name(userKindLabels[user.kind])],
    [t('columns.account'), user.account],
    [t('columns.number'), number],
    [t('columns.department'), format.name(user.department)],
    [t('columns.legalEntity'), format.name(user.legalEntity)],
    [t('language'), user.language === null ? t('defaultLanguage') : ownNameOf(user.language)],
    [t('password'), t(user.hasPassword ? 'passwordSet' : 'passwordNotSet')],
    [t('columns.lastSignIn'), user.lastSignInAt ? format.instant(user.lastSignInAt) : t('never')],
    [t('sessions'), format.count(user.sessions)],
    [t('apiKeys'), format.count(user.apiKeys)],
    [t('columns.created'), format.instant(user.createdAt)],
  ];
  return (
    <Panel>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== '' && value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
