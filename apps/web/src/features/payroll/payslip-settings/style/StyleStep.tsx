import { Button, Textarea } from '@mantine/core';
import { checkText, payslipScope } from '@wagewright/calc-engine/authoring';
import { styleItems } from '@wagewright/contracts/payroll/payslips';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { type Form, FormFaults, fieldProps, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { SaveBar } from '../SaveBar.tsx';
import type { Setting } from '../setting.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { LogoField } from './LogoField.tsx';
import { OfferedItems } from './OfferedItems.tsx';
import classes from './Style.module.css';
import { fieldsOf, type StyleFields, styleOf } from './style-fields.ts';
import { addItems, keyOf } from './style-moves.ts';

interface Props {
  readonly setting: Setting;
  readonly canEdit: boolean;
  readonly onNext: () => void;
}

/** Which figures a payslip shows, in which groups and order, how each is written, and what stands above and below them. */
export default function StyleStep({ setting, canEdit, onNext }: Props) {
  const { t } = useTranslation('payslipSettings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.payslipSettings.setPayslipStyle.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<StyleFields>({
    initial: fieldsOf(setting),
    rules: { groups: ruleOf },
    fieldByCode: { PAYSLIP_CONDITION_INVALID: 'groups', PAYSLIP_LOGO_UNUSABLE: 'logo' },
  });
  const { question } = useLeaveGuard(form, () => undefined);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { id, version } = setting;
    const result = await call(save.mutateAsync({ id, version, style: styleOf(form.values) }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('saved.style'));
    await utils.payroll.payslipSettings.invalidate();
    onNext();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className={classes.stack}>
      <FormFaults faults={form.faults} />
      <Offers form={form} setting={setting} canEdit={canEdit} />
      <Items form={form} setting={setting} canEdit={canEdit} />
      <Frame form={form} canEdit={canEdit} logo={setting.logo} />
      {canEdit && (
        <SaveBar unsaved={form.unsaved}>
          <Button type="submit" loading={save.isPending}>
            {t('savePreview')}
          </Button>
        </SaveBar>
      )}
      {question}
    </form>
  );
}

/** Names that are left blank, and conditions that cannot be calculated, are found before the server does. */
function ruleOf(groups: StyleFields['groups']): 'name' | null {
  const isNamed = (name: { readonly en: string; readonly 'zh-CN': string }): boolean =>
    name.en.trim() !== '' && name['zh-CN'].trim() !== '';
  return groups.every(({ name, items }) => isNamed(name) && items.every((item) => isNamed(item.name))) ? null : 'name';
}

interface PartProps {
  readonly form: Form<StyleFields>;
  readonly setting: Setting;
  readonly canEdit: boolean;
}

/** What the published rules would have on a payslip and it has not: one click away, and never put on it by itself. */
function Offers({ form, setting, canEdit }: PartProps) {
  const { t } = useTranslation('payslipSettings');
  const own = new Set(form.values.groups.flatMap(({ items }) => items.map(keyOf)));
  const wanted = setting.offered.filter((item) => item.isNew && !own.has(keyOf(item)));
  const gone = setting.gone.filter((key) => own.has(key));
  const add = () => form.set('groups', addItems(form.values.groups, wanted));
  return (
    <>
      {wanted.length > 0 && (
        <MessageBox tone="decision">
          {t('offered', { count: wanted.length })}{' '}
          {canEdit && (
            <Button variant="subtle" size="compact-sm" onClick={add}>
              {t('addOffered', { count: wanted.length })}
            </Button>
          )}
        </MessageBox>
      )}
      {gone.length > 0 && <MessageBox tone="decision">{t('gone', { count: gone.length, names: gone.join(', ') })}</MessageBox>}
    </>
  );
}

function Items({ form, setting, canEdit }: PartProps) {
  const { t } = useTranslation('payslipSettings');
  const { groups } = form.values;
  const scope = useMemo(
    () => payslipScope(styleItems(styleOf({ groups, ...blank })).map(({ column, name }) => ({ code: column, name }))),
    [groups],
  );
  const isRight = (condition: string): boolean => checkText(condition, scope).length === 0;
  const own = new Set(groups.flatMap(({ items }) => items.map(keyOf)));
  const { error, ...field } = fieldProps(form, 'groups');
  return (
    <Panel title={t('items')} note={t('itemsNote')}>
      <div {...field}>
        {error && <p className={classes.fault}>{error}</p>}
        <ItemEditor groups={groups} canEdit={canEdit} scope={scope} isRight={isRight} onChange={(next) => form.set('groups', next)} />
        {canEdit && (
          <OfferedItems
            offered={setting.offered.filter((item) => !own.has(keyOf(item)))}
            source={setting.source}
            onAdd={(item) => form.set('groups', addItems(groups, [item]))}
          />
        )}
      </div>
    </Panel>
  );
}

const blank = { headerEn: '', headerZh: '', remarksEn: '', remarksZh: '', logo: null } as const;

function Frame({ form, canEdit, logo }: Omit<PartProps, 'setting'> & { readonly logo: string | null }) {
  const { t } = useTranslation('payslipSettings');
  const area = (name: 'headerEn' | 'headerZh' | 'remarksEn' | 'remarksZh') => (
    <Textarea
      label={t(`fields.${name}`)}
      autosize
      minRows={2}
      maxLength={1000}
      readOnly={!canEdit}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      {...fieldProps(form, name)}
    />
  );
  return (
    <Panel title={t('frame')} note={t('frameNote')}>
      <div className={classes.frame}>
        {area('headerEn')}
        {area('headerZh')}
        <LogoField form={form} canEdit={canEdit} shown={logo} />
        {area('remarksEn')}
        {area('remarksZh')}
      </div>
    </Panel>
  );
}
