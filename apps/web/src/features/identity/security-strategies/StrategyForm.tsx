import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import { type Figure, FormPage, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { LastingFields, PasswordFields, SignInFields, WhomFields } from './StrategyFields.tsx';
import type { Listed } from './StrategyListPage.tsx';
import { inputOf, type StrategyInput, type StrategyValues } from './strategy-values.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly initial: StrategyValues;
  readonly isDefault: boolean;
  readonly roles: Listed['roles'];
  readonly isBusy: boolean;
  readonly draftName: string;
  /** @returns what was refused, if anything */
  readonly onSave: (input: StrategyInput) => Promise<Failure | null>;
  readonly onLeave: () => void;
}

export function StrategyForm({ title, lead, initial, isDefault, roles, isBusy, draftName, onSave, onLeave }: Props) {
  const { t } = useTranslation('securityStrategies');
  const lockout = (figure: Figure) => (isDefault ? required(figure) : null);
  const form = useForm<StrategyValues>({
    initial,
    rules: {
      name: named,
      userKinds: (kinds, { roleIds }) => (isDefault || kinds.length > 0 || roleIds.length > 0 ? null : 'choice'),
      charactersMin: required,
      historyCount: required,
      expiryDays: (days, { expires }) => (expires ? required(days) : null),
      afterFailures: lockout,
      minutes: lockout,
    },
    fieldByCode: { STRATEGY_EXISTS: 'name', STRATEGY_NAMES_NOBODY: 'userKinds' },
  });
  const save = async () => {
    const refused = await onSave(inputOf(form.values, isDefault));
    if (refused) form.refuse(refused);
    else form.saved();
  };
  const whom = {
    id: 'about',
    title: t('sections.about'),
    content: <WhomFields form={form} roles={roles} />,
    fields: ['name', 'userKinds'],
  };
  const sections = [
    ...(isDefault ? [] : [whom]),
    { id: 'password', title: t('sections.password'), content: <PasswordFields form={form} />, fields: ['charactersMin'] },
    { id: 'lasting', title: t('sections.lasting'), content: <LastingFields form={form} />, fields: ['historyCount', 'expiryDays'] },
    {
      id: 'signIn',
      title: t('sections.signIn'),
      content: <SignInFields form={form} isDefault={isDefault} />,
      fields: ['afterFailures', 'minutes'],
    },
  ];
  return (
    <FormPage
      form={form}
      isTitledAbove
      title={title}
      lead={lead}
      sections={sections}
      saveLabel={t('save')}
      isBusy={isBusy}
      draftName={draftName}
      onSave={() => void save()}
      onLeave={onLeave}
    />
  );
}
