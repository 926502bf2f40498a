import { Alert, Button, Group, List, Text } from '@mantine/core';
import { factsOfPermission, scopeLabels } from '@wagewright/contracts/identity/roles';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Inputs, type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { nameIn } from './NewRole.tsx';
import type { Role } from './RolePage.tsx';
import { grantsOf, type RoleValues } from './role-form.ts';

type Preview = Outputs['identity']['roles']['previewRole'];
type Change = Preview['lost'][number];
type Hidden = Inputs['identity']['roles']['updateRole']['hiddenMenus'];

interface Props {
  readonly role: Role;
  readonly values: RoleValues;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What saving the role would change, for how many people, and then saving it. */
export default function SaveRole({ role, values, onClose, onSaved }: Props) {
  const { t } = useTranslation(['roles', 'common']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const grants = grantsOf(values);
  const preview = trpc.identity.roles.previewRole.useQuery({ id: role.id, grants });
  const update = trpc.identity.roles.updateRole.useMutation();
  const save = async () => {
    const { nameEn, nameZh, description, hiddenMenus } = values;
    const content = { name: nameIn(nameEn, nameZh), description: description.trim(), grants, hiddenMenus: hiddenMenus as Hidden };
    const result = await call(update.mutateAsync({ id: role.id, version: role.version, ...content }));
    if (!result.ok) return onClose();
    onSaved();
    notify.done(t('saved', { name: format.name(content.name) }));
    await utils.identity.invalidate();
    onClose();
  };
  return (
    <QuestionDialog title={t('preview.title', { name: format.name(role.name) })} onClose={onClose}>
      <Loaded query={preview} skeleton={<RowsSkeleton rows={3} />}>
        {(found) => (
          <>
            <Text mb="md">{t('preview.people', { count: found.holders, people: format.count(found.holders) })}</Text>
            <Changes title={t('preview.gained')} changes={found.gained} />
            <Changes title={t('preview.lost')} changes={found.lost} />
            {found.gained.length + found.lost.length === 0 && (
              <Text c="dimmed" size="sm">
                {t('preview.noRights')}
              </Text>
            )}
            {found.losesOwn && (
              <Alert color="orange" variant="light" mt="md">
                {t('preview.own')}
              </Alert>
            )}
          </>
        )}
      </Loaded>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button onClick={() => void save()} loading={update.isPending} disabled={preview.data === undefined}>
          {t('save')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  if (changes.length === 0) return null;
  const label = ({ permission, scope }: Change) => {
    const facts = factsOfPermission(permission);
    const known = facts?.scopes.find((one) => one === scope);
    return `${facts ? format.name(facts.label) : permission} – ${known ? format.name(scopeLabels[known]) : scope}`;
  };
  return (
    <>
      <Text fw={600} size="sm" mt="sm">
        {title}
      </Text>
      <List size="sm" spacing={4} mt={4}>
        {changes.map((change) => (
          <List.Item key={`${change.permission} ${change.scope}`}>
            {label(change)}{' '}
            <Text span c="dimmed" size="sm">
              ({t('preview.count', { count: change.people, people: format.count(change.people) })})
            </Text>
          </List.Item>
        ))}
      </List>
    </>
  );
}
