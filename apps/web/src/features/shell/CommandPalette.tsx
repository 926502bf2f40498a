import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CommandPalette.module.css';
import { usePaletteGroups } from './use-palette-groups.tsx';

/** Screens, batches, people and actions behind one field. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [[store, actions]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups(query);
  const isEmpty = useMemo(() => groups.every((group) => group.entries.length === 0), [groups]);
  useEffect(() => actions.open(), [actions]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 100 }}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search placeholder={t('palette.placeholder')} aria-label={t('palette.placeholder')} />
      <Spotlight.ActionsList>
        {groups
          .filter((group) => group.entries.length > 0)
          .map((group) => (
            <Spotlight.ActionsGroup key={group.label} label={group.label}>
              {group.entries.map(({ id, label, note, icon, run }) => (
                <Spotlight.Action key={id} onClick={run}>
                  <span className={classes.icon}>{icon}</span>
                  <span className={classes.label}>{label}</span>
                  {note && <span className={classes.note}>{note}</span>}
                </Spotlight.Action>
              ))}
            </Spotlight.ActionsGroup>
          ))}
        {isEmpty && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer>
        <span className={classes.footer}>↑ ↓ {t('palette.hint')}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}
