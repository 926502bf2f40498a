import { Alert, Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { checkedKinds, permissionAreas, permissionFacts } from '@wagewright/contracts/identity/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Inputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { sayAccessSource } from './access-text.ts';
import classes from './Roles.module.css';

type Asked = Inputs['identity']['roles']['checkAccess'];

/** "May X do Y to Z?", with the reason. */
export function CheckAccess({ userId, name }: { readonly userId: number; readonly name: string }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const [permission, setPermission] = useState<string | null>(null);
  const [kind, setKind] = useState('');
  const [record, setRecord] = useState('');
  const [asked, ask] = useState<Asked>();
  const answer = trpc.identity.roles.checkAccess.useQuery(asked ?? { userId, permission: 'user.read' }, { enabled: asked !== undefined });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const facts = permissionFacts.find((one) => one.permission === permission);
    const about = checkedKinds.find((one) => one === kind);
    if (facts) ask({ userId, permission: facts.permission, ...(about && record.trim() ? { kind: about, record: record.trim() } : {}) });
  };
  const found = asked && answer.data;
  return (
    <Panel title={t('check.title', { name })} note={t('check.note')}>
      <form onSubmit={submit} className={classes.check}>
        <Select
          label={t('check.permission')}
          placeholder={t('check.choose')}
          searchable
          value={permission}
          onChange={setPermission}
          nothingFoundMessage={t('picker.nothing')}
          data={permissionAreas.map((area) => ({
            group: t(`areas.${area}`),
            items: permissionFacts
              .filter((one) => one.area === area)
              .map((one) => ({ value: one.permission, label: format.name(one.label) })),
          }))}
          className={classes.wide ?? ''}
        />
        <NativeSelect
          label={t('check.to')}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value)}
          data={[{ value: '', label: t('check.anything') }, ...checkedKinds.map((value) => ({ value, label: t(`check.kinds.${value}`) }))]}
        />
        {kind !== '' && (
          <TextInput
            label={t('check.which')}
            placeholder={t(`check.hints.${checkedKinds.find((one) => one === kind) ?? 'employee'}`)}
            value={record}
            maxLength={100}
            onChange={(event) => setRecord(event.currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          variant="default"
          disabled={permission === null || (kind !== '' && record.trim() === '')}
          loading={answer.isFetching}
        >
          {t('check.ask')}
        </Button>
      </form>
      {asked && answer.error && <FailureState error={answer.error} onRetry={answer.refetch} />}
      {found && (
        <Alert mt="md" color={found.may ? 'teal' : 'gray'} variant="light" title={t(found.may ? 'check.yes' : 'check.no')}>
          {t(`check.reasons.${found.reason}`, { name, record: found.record ?? asked.record ?? '' })}
          {found.sources.length > 0 && (
            <ul className={classes.sources}>
              {found.sources.map((source) => (
                <li key={JSON.stringify(source)}>{sayAccessSource(source, t, format)}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Panel>
  );
}
