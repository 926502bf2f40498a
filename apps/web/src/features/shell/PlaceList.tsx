import { ActionIcon } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Place, placeStore, usePlaces } from '../../shared/places.ts';
import classes from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/** Of a row, and of the label above it with the room below the last. */
const [rowPixels, aroundPixels] = [32, 38];
/** Of the recent ones that show, though the navigation then scrolls: with fewer the way back is gone. */
const recentMin = 3;

interface Props {
  /** Only as many recent ones as the room beside the rest of the navigation is for, which then need not scroll. */
  readonly isFitted: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** Where one was lately, and what one wants at hand. */
export function PlaceList({ isFitted, onChoose }: Props) {
  const { pinned, recent } = usePlaces();
  const { ref, height } = useElementSize();
  const lately = recent.filter(({ path }) => pinned.every((place) => place.path !== path));
  const fitting = Math.max(recentMin, Math.floor((height - aroundPixels) / rowPixels));
  return (
    <>
      <Places group="pinned" places={pinned} onChoose={onChoose} />
      <div
        ref={ref}
        className={isFitted ? classes.room : undefined}
        style={{ minHeight: lately.length > 0 ? aroundPixels + rowPixels * Math.min(recentMin, lately.length) : 0 }}
      >
        <Places group="recent" places={isFitted ? lately.slice(0, fitting) : lately} onChoose={onChoose} />
      </div>
    </>
  );
}

interface PlacesProps {
  readonly group: 'pinned' | 'recent';
  readonly places: readonly Place[];
  readonly onChoose: (() => void) | undefined;
}

function Places({ group, places, onChoose }: PlacesProps) {
  const { t } = useTranslation('shell');
  if (places.length === 0) return null;
  return (
    <>
      <p className={classes.label} id={`places-${group}`}>
        {t(`places.${group}`)}
      </p>
      <ul className={classes.list} aria-labelledby={`places-${group}`}>
        {places.map((place) => (
          <PlaceRow key={place.path} place={place} isPinned={group === 'pinned'} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly place: Place;
  readonly isPinned: boolean;
  readonly onChoose: (() => void) | undefined;
}

function PlaceRow({ place, isPinned, onChoose }: RowProps) {
  const { t } = useTranslation('shell');
  return (
    <li className={classes.place}>
      <NavigationLink to={place.path} label={place.name} isExact onChoose={onChoose} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={classes.pin}
        aria-pressed={isPinned}
        aria-label={t('places.pin', { name: place.name })}
        onClick={() => placeStore.togglePin(place)}
      >
        {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} stroke={1.6} />}
      </ActionIcon>
    </li>
  );
}
