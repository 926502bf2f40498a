import { Button, Group, TextInput } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Solutions.module.css';
import type { Solution } from './solution.ts';

type Template = Outputs['payroll']['solutions']['listPermissionTemplates']['rows'][number];

const templateColumns = (t: TFunction<'solutions'>, remove: ((template: Template) => void) | null): Column<Template>[] => [
  { id: 'name', name: t('permissions.name'), type: 'text', value: ({ name }) => name, width: 220, card: 'title' },
  { id: 'people', name: t('permissions.people'), type: 'count', value: ({ people }) => people },
  { id: 'roles', name: t('permissions.roles'), type: 'text', value: ({ roles }) => roles.join(', ') || null, width: 240, grow: 2 },
  { id: 'at', name: t('permissions.at'), type: 'instant', value: ({ createdAt }) => createdAt, width: 170, grow: 0, card: 'second' },
  ...(remove
    ? [
        {
          id: 'remove',
          name: t('permissions.actions'),
          type: 'text' as const,
          value: () => null,
          content: (template: Template) => (
            <Button
              variant="subtle"
              color="red.9"
              size="compact-sm"
              aria-label={t('permissions.removeName', { name: template.name })}
              onClick={() => remove(template)}
            >
              {t('permissions.remove')}
            </Button>
          ),
          width: 110,
          grow: 0,
        },
      ]
    : []),
];

/** What a child solution can begin with: the users and roles of this one, kept under a name. */
export function PermissionTemplates({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.payroll.solutions.listPermissionTemplates.useQuery({ solutionId: solution.id });
  const save = trpc.payroll.solutions.savePermissionTemplate.useMutation();
  const { mutateAsync: drop } = trpc.payroll.solutions.deletePermissionTemplate.useMutation();
  const [name, setName] = useState('');
  const mayEdit = solution.may.includes('solution.manage');
  const columns = useMemo(() => {
    const remove = async ({ id, name: gone }: Template) => {
      const result = await call(drop({ solutionId: solution.id, templateId: id }));
      if (!result.ok) return;
      notify.done(t('permissions.removed', { name: gone }));
      void utils.payroll.solutions.listPermissionTemplates.invalidate();
    };
    return templateColumns(t, mayEdit ? (template) => void remove(template) : null);
  }, [t, mayEdit, drop, notify, solution.id, utils]);
  const keep = async (event: React.FormEvent) => {
    event.preventDefault();
    const result = await call(save.mutateAsync({ solutionId: solution.id, name: name.trim() }));
    if (!result.ok) return;
    setName('');
    notify.done(t('permissions.done', { name: name.trim() }));
    void utils.payroll.solutions.listPermissionTemplates.invalidate();
  };
  return (
    <Panel title={t('permissions.title')} note={t('permissions.note')} flush>
      {mayEdit && (
        <form onSubmit={(event) => void keep(event)} className={classes.keep}>
          <Group gap="xs" align="end">
            <TextInput
              label={t('permissions.keepAs')}
              value={name}
              maxLength={100}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={name.trim() === ''} loading={save.isPending}>
              {t('permissions.keep')}
            </Button>
          </Group>
        </form>
      )}
      <DataTable
        label={t('permissions.title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={<EmptyState title={t('permissions.empty')} text={t('permissions.emptyText')} />}
      />
    </Panel>
  );
}
