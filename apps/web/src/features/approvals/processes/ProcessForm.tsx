import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { ApprovalKind, ProcessNode } from '@wagewright/contracts/approvals/processes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormPage, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import { useApprovalSubjects } from '../instances/index.ts';
import { Administrators } from './Administrators.tsx';
import { DesignContext } from './design-context.ts';
import { type DraftNode, isWhole, keyed, knownPeople, unkeyed } from './draft.ts';
import { NodeList } from './NodeList.tsx';
import type { NamedPerson } from './PersonField.tsx';
import { ProcessPreview } from './ProcessPreview.tsx';

type Listed = Outputs['approvals']['processes']['listProcesses'];

/** What is saved of a process. */
export interface ProcessValues {
  readonly name: string;
  /** Null: for all solutions that have none of their own. */
  readonly solutionId: number | null;
  readonly nodes: ProcessNode[];
  readonly administrators: number[];
}

interface Fields {
  readonly name: string;
  readonly scope: string;
  readonly nodes: readonly DraftNode[];
  readonly administrators: readonly NamedPerson[];
}

interface Props {
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly lead: string;
  readonly initial: Omit<ProcessValues, 'administrators'> & { readonly administrators: readonly NamedPerson[] };
  readonly people: readonly NamedPerson[];
  readonly choices: Pick<Listed, 'roles' | 'solutions' | 'mayEditGeneral'>;
  /** Of a new one it is still to be said what it is for. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly draftName: string;
  /** @returns what was refused, if anything */
  readonly onSave: (values: ProcessValues) => Promise<Failure | null>;
  readonly onLeave: () => void;
}

const general = 'general';

/** The designer of a process: what it is for, its nodes, who looks after it, and who would be asked. */
export function ProcessForm(props: Props) {
  const { kind, title, lead, initial, people: known, choices, isNew, isBusy, draftName, onSave, onLeave } = props;
  const { t } = useTranslation('processes');
  const format = useFormat();
  const subjects = useApprovalSubjects();
  const [met, setMet] = useState<readonly NamedPerson[]>([]);
  const begin = useMemo<Fields>(
    () => ({
      name: initial.name,
      scope: initial.solutionId === null ? general : String(initial.solutionId),
      nodes: keyed(initial.nodes),
      administrators: initial.administrators,
    }),
    [initial],
  );
  const form = useForm<Fields>({
    initial: begin,
    rules: { name: named, nodes: (nodes) => (isWhole(nodes) ? null : 'required') },
    fieldByCode: { PROCESS_EXISTS: 'scope', PROCESS_UNSOUND: 'nodes' },
  });
  const { name, scope, nodes, administrators } = form.values;
  const people = useMemo(() => knownPeople([...known, ...met]), [known, met]);
  const design = useMemo(
    () => ({ kind, roles: choices.roles, people, meet: (person: NamedPerson) => setMet((before) => [...before, person]) }),
    [kind, choices.roles, people],
  );
  const save = async () => {
    const refused = await onSave({
      name: name.trim(),
      solutionId: scope === general ? null : Number(scope),
      nodes: unkeyed(nodes),
      administrators: administrators.map(({ id }) => id),
    });
    if (refused) form.refuse(refused);
    else form.saved();
  };
  const about = (
    <Stack gap="md">
      <TextInput
        label={t('fields.name')}
        withAsterisk
        maxLength={limits.nameCharactersMax}
        value={name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      {isNew && (
        <NativeSelect
          label={t('fields.scope')}
          description={t('fields.scopeHelp')}
          data={[
            ...choices.solutions.map(({ id, name: solution }) => ({ value: String(id), label: format.name(solution) })),
            ...(choices.mayEditGeneral ? [{ value: general, label: t('general') }] : []),
          ]}
          value={scope}
          onChange={(event) => form.set('scope', event.currentTarget.value)}
          {...fieldProps(form, 'scope')}
        />
      )}
    </Stack>
  );
  const { choice } = subjects[kind];
  const sections = [
    { id: 'about', title: t('sections.about'), content: about, fields: ['name', 'scope'] },
    {
      id: 'nodes',
      title: t('sections.nodes'),
      help: t('sections.nodesHelp'),
      content: <NodeList nodes={nodes} onChange={(next) => form.set('nodes', next)} {...fieldProps(form, 'nodes')} />,
      fields: ['nodes'],
    },
    {
      id: 'administrators',
      title: t('sections.administrators'),
      help: t('sections.administratorsHelp'),
      content: <Administrators people={administrators} onChange={(next) => form.set('administrators', next)} />,
      fields: ['administrators'],
    },
    ...(choice
      ? [
          {
            id: 'preview',
            title: t('preview.title'),
            help: t('preview.help'),
            content: <ProcessPreview nodes={nodes} choice={choice} />,
            fields: [],
          },
        ]
      : []),
  ];
  return (
    <DesignContext value={design}>
      <FormPage
        form={form}
        title={title}
        lead={lead}
        sections={sections}
        saveLabel={t('save')}
        isBusy={isBusy}
        draftName={draftName}
        onSave={() => void save()}
        onLeave={onLeave}
      />
    </DesignContext>
  );
}
