import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Users.module.css';
import type { User } from './user.ts';

/** The entries of the navigation that a user sees, and those that a role hides from them. */
export default function ViewsTab({ user }: { readonly user: User }) {
  const { t } = useTranslation(['users', 'shell']);
  const format = useFormat();
  const query = trpc.identity.menus.listViewsOfUser.useQuery({ userId: user.id });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (
        <Panel title={t('views.title', { count: rows.filter(({ isHidden }) => !isHidden).length })} note={t('views.note')}>
          <ul className={classes.list}>
            {rows.map(({ key, label, area, isHidden }) => (
              <li key={key}>
                <span className={classes.grow}>
                  {format.name(label)} {area !== 'top' && <span className={classes.second}>{t(`areas.${area}`, { ns: 'shell' })}</span>}
                </span>
                {isHidden && <StatusBadge tone="quiet">{t('views.hidden')}</StatusBadge>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Loaded>
  );
}
