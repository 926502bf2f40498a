import { UnstyledButton } from '@mantine/core';
import {
  IconBookmarkPlus,
  IconCheck,
  IconDeviceFloppy,
  IconHome,
  IconLink,
  IconPencil,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useNotify } from '../../../api/NoticeHost.tsx';
import { Loaded } from '../../Loaded.tsx';
import { RowsSkeleton } from '../../Skeletons.tsx';
import { linkTo, type TableAddress } from './table-address.ts';
import type { TableViews } from './use-table-views.ts';
import type { ViewChanges } from './use-view-changes.ts';
import classes from './Views.module.css';
import type { ViewsStep } from './views-step.ts';

interface Props {
  readonly views: TableViews;
  readonly address: TableAddress;
  readonly changes: ViewChanges;
  readonly onStep: (step: ViewsStep) => void;
  readonly onDone: () => void;
}

interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: typeof IconCheck;
  readonly run: () => unknown;
}

/** The views, the one that is open marked, and what can be done with it. */
export function ViewList({ views, address, changes, onStep, onDone }: Props) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { query, current, isChanged, open } = views;
  const telling = async (change: Promise<Failure | undefined>, message: string) => {
    const failure = await change;
    onDone();
    if (failure) notify.failed(failure);
    else notify.done(message);
  };
  const copy = async (id: number) => {
    await navigator.clipboard.writeText(linkTo(id, address));
    onDone();
    notify.done(t('table.views.copied'));
  };
  const sharing = ({ name, sharedSolutionId }: NonNullable<typeof current>): Action[] => {
    if (address.solutionId === undefined && sharedSolutionId === null) return [];
    const isShared = sharedSolutionId !== null;
    return [
      {
        id: 'share',
        label: t(isShared ? 'table.views.unshare' : 'table.views.share'),
        icon: isShared ? IconUser : IconUsers,
        run: () =>
          telling(
            changes.share(isShared ? null : (address.solutionId ?? null)),
            t(isShared ? 'table.views.isPrivate' : 'table.views.isShared', { name }),
          ),
      },
    ];
  };
  const copying = (id: number): Action => ({ id: 'copy', label: t('table.views.copy'), icon: IconLink, run: () => copy(id) });
  const ofCurrent = (view: NonNullable<typeof current>): Action[] => (view.owner === null ? ofOwn(view) : [copying(view.id)]);
  const ofOwn = (view: NonNullable<typeof current>): Action[] => {
    const { id, name, isDefault } = view;
    return [
      ...(isChanged
        ? [
            {
              id: 'replace',
              label: t('table.views.replace', { name }),
              icon: IconDeviceFloppy,
              run: () => telling(changes.replace(), t('table.views.kept', { name })),
            },
          ]
        : []),
      { id: 'rename', label: t('table.views.rename'), icon: IconPencil, run: () => onStep('rename') },
      {
        id: 'default',
        label: t(isDefault ? 'table.views.clearDefault' : 'table.views.setDefault'),
        icon: IconHome,
        run: () => telling(changes.setDefault(!isDefault), t(isDefault ? 'table.views.isNoDefault' : 'table.views.isDefault', { name })),
      },
      ...sharing(view),
      copying(id),
      { id: 'remove', label: t('table.views.remove'), icon: IconTrash, run: () => onStep('remove') },
    ];
  };
  const actions: Action[] = [
    { id: 'add', label: t('table.views.add'), icon: IconBookmarkPlus, run: () => onStep('add') },
    ...(current ? ofCurrent(current) : []),
  ];
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ rows }) => (
        <>
          {rows.length === 0 && <p className={classes.none}>{t('table.views.none')}</p>}
          <ul className={classes.list}>
            {rows.map((view) => (
              <li key={view.id}>
                <UnstyledButton
                  className={classes.item}
                  aria-current={view.id === current?.id || undefined}
                  onClick={() => {
                    open(view);
                    onDone();
                  }}
                >
                  <IconCheck size={15} className={classes.check} aria-hidden />
                  <span className={classes.name}>{view.name}</span>
                  {view.sharedSolutionId !== null && (
                    <span className={classes.note}>
                      {view.owner === null ? t('table.views.shared') : t('table.views.sharedBy', { name: view.owner })}
                    </span>
                  )}
                  {view.isDefault && <span className={classes.note}>{t('table.views.default')}</span>}
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <ul className={classes.actions}>
            {actions.map(({ id, label, icon: Icon, run }) => (
              <li key={id}>
                <UnstyledButton className={classes.item} disabled={changes.isBusy} onClick={() => void run()}>
                  <Icon size={15} stroke={1.8} aria-hidden />
                  <span className={classes.name}>{label}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
