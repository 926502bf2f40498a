import { Checkbox, Group, NativeSelect, NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { characterClasses, secondFactorRules } from '@wagewright/contracts/identity/security-strategies';
import { userKinds } from '@wagewright/contracts/identity/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps, figureOf } from '../../../shared/ui/form/index.ts';
import type { Listed } from './StrategyListPage.tsx';
import type { StrategyValues } from './strategy-values.ts';

interface Props {
  readonly form: Form<StrategyValues>;
}

type NumberName = 'charactersMin' | 'historyCount' | 'expiryDays' | 'afterFailures' | 'minutes';

interface NumberProps extends Props {
  readonly name: NumberName;
  readonly label: string;
  readonly help?: string;
  readonly min: number;
  readonly max: number;
}

/** Figures are short; what is said of them is not. */
const fieldWidth = { wrapper: { maxWidth: 260 } };

function NumberField({ form, name, label, help, min, max }: NumberProps) {
  return (
    <NumberInput
      label={label}
      {...(help ? { description: help } : {})}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="blur"
      styles={fieldWidth}
      value={form.values[name]}
      onChange={(value) => form.set(name, figureOf(value))}
      {...fieldProps(form, name)}
    />
  );
}

/** Whom it names: kinds of user and roles. */
export function WhomFields({ form, roles }: Props & { readonly roles: Listed['roles'] }) {
  const { t } = useTranslation('securityStrategies');
  const format = useFormat();
  const { name, userKinds: kinds, roleIds } = form.values;
  return (
    <Stack gap="md">
      <TextInput
        label={t('fields.name')}
        withAsterisk
        maxLength={limits.nameCharactersMax}
        value={name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      <Checkbox.Group
        label={t('fields.userKinds')}
        value={kinds}
        onChange={(value) =>
          form.set(
            'userKinds',
            userKinds.filter((kind) => value.includes(kind)),
          )
        }
        {...fieldProps(form, 'userKinds')}
      >
        <Group mt={6}>
          {userKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`userKinds.${kind}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox.Group label={t('fields.roles')} value={roleIds.map(String)} onChange={(value) => form.set('roleIds', value.map(Number))}>
        <Group mt={6}>
          {roles.map(({ id, name: role }) => (
            <Checkbox key={id} value={String(id)} label={format.name(role)} />
          ))}
        </Group>
      </Checkbox.Group>
    </Stack>
  );
}

/** What a password has to be. */
export function PasswordFields({ form }: Props) {
  const { t } = useTranslation('securityStrategies');
  const range = { min: limits.passwordCharactersMin, max: limits.passwordCharactersAskedMax };
  return (
    <Stack gap="md">
      <NumberField form={form} name="charactersMin" label={t('fields.charactersMin')} help={t('fields.charactersHelp', range)} {...range} />
      <Checkbox.Group
        label={t('fields.needs')}
        value={form.values.needs}
        onChange={(value) =>
          form.set(
            'needs',
            characterClasses.filter((one) => value.includes(one)),
          )
        }
      >
        <Group mt={6}>
          {characterClasses.map((one) => (
            <Checkbox key={one} value={one} label={t(`needs.${one}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label={t('fields.refusesCommon')}
        description={t('fields.commonHelp')}
        checked={form.values.refusesCommon}
        onChange={(event) => form.set('refusesCommon', event.currentTarget.checked)}
      />
    </Stack>
  );
}

/** How long a password lasts. */
export function LastingFields({ form }: Props) {
  const { t } = useTranslation('securityStrategies');
  const { expires } = form.values;
  const max = limits.passwordHistoryMax;
  return (
    <Stack gap="md">
      <NumberField
        form={form}
        name="historyCount"
        label={t('fields.historyCount')}
        help={t('fields.historyHelp', { max })}
        min={0}
        max={max}
      />
      <Switch
        label={t('fields.expires')}
        description={t('fields.expiryHelp')}
        checked={expires}
        onChange={(event) => form.set('expires', event.currentTarget.checked)}
      />
      {expires && <NumberField form={form} name="expiryDays" label={t('fields.expiryDays')} min={1} max={limits.passwordExpiryDaysMax} />}
    </Stack>
  );
}

/** Whether a second factor is needed, and of the default strategy when accounts lock. */
export function SignInFields({ form, isDefault }: Props & { readonly isDefault: boolean }) {
  const { t } = useTranslation('securityStrategies');
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('fields.secondFactor')}
        styles={fieldWidth}
        data={secondFactorRules.map((value) => ({ value, label: t(`secondFactors.${value}`) }))}
        value={form.values.secondFactor}
        onChange={(event) => form.set('secondFactor', secondFactorRules.find((one) => one === event.currentTarget.value) ?? 'optional')}
      />
      {isDefault && (
        <>
          <NumberField
            form={form}
            name="afterFailures"
            label={t('fields.lockAfter')}
            help={t('fields.lockHelp')}
            min={limits.signInFailuresBeforeDelay}
            max={limits.lockAfterFailuresMax}
          />
          <NumberField form={form} name="minutes" label={t('fields.lockMinutes')} min={1} max={limits.lockMinutesMax} />
        </>
      )}
    </Stack>
  );
}
