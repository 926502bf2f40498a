import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameView } from './NameView.tsx';
import { RemoveView } from './RemoveView.tsx';
import type { TableAddress } from './table-address.ts';
import type { TableViews } from './use-table-views.ts';
import { useViewChanges } from './use-view-changes.ts';
import { ViewList } from './ViewList.tsx';
import classes from './Views.module.css';
import type { ViewsStep } from './views-step.ts';

interface Props {
  /** The table's name. */
  readonly table: string;
  readonly views: TableViews;
  readonly address: TableAddress;
  /** Only its icon, where there is no room. */
  readonly isNarrow: boolean;
}

/** The views of a table that its reader keeps: one opens, the present state is kept under a name. */
export function ViewsMenu({ table, views, address, isNarrow }: Props) {
  const { t } = useTranslation();
  const [step, setStep] = useState<ViewsStep>();
  const changes = useViewChanges(table, views);
  const content = useRef<HTMLDivElement>(null);
  // what was pressed has gone with the step before: the keyboard goes on in this one
  useEffect(() => {
    if (step !== undefined) content.current?.querySelector<HTMLElement>('[data-autofocus], button')?.focus();
  }, [step]);
  const { current, isChanged } = views;
  const name = current ? t(isChanged ? 'table.views.changed' : 'table.views.current', { name: current.name }) : t('table.views.title');
  const toggle = () => setStep(step ? undefined : 'list');
  const back = () => setStep('list');
  const close = () => setStep(undefined);
  return (
    <Popover
      opened={step !== undefined}
      onChange={(isOpen) => !isOpen && close()}
      width={300}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        {isNarrow ? (
          <ActionIcon variant="default" size={34} aria-label={name} title={name} onClick={toggle}>
            <IconBookmark size={16} stroke={1.8} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconBookmark size={15} stroke={1.8} />}
            classNames={{ label: classes.label }}
            aria-label={name}
            onClick={toggle}
          >
            {current?.name ?? t('table.views.title')}
            {isChanged && <span aria-hidden>{'\u00a0•'}</span>}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown ref={content} aria-label={t('table.views.title')}>
        {step === 'list' && <ViewList views={views} address={address} changes={changes} onStep={setStep} onDone={close} />}
        {step === 'add' && <NameView name="" changes={changes} onName={changes.add} onBack={back} onDone={close} />}
        {step === 'rename' && (
          <NameView name={current?.name ?? ''} changes={changes} onName={changes.rename} onBack={back} onDone={close} />
        )}
        {step === 'remove' && <RemoveView name={current?.name ?? ''} changes={changes} onBack={back} onDone={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}
