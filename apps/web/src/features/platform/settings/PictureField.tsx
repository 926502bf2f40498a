import { Button, FileButton } from '@mantine/core';
import { pictureBytesMax } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Settings.module.css';

interface Props {
  readonly label: string;
  readonly help: string;
  readonly field: string;
  readonly picture: string | null;
  readonly error: string | null;
  readonly onChange: (picture: string | null) => void;
  readonly onRefuse: (message: string) => void;
}

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(`${file.name} could not be read`)));
    reader.readAsDataURL(file);
  });

/** A small picture, kept with the settings that it belongs to. */
export function PictureField({ label, help, field, picture, error, onChange, onRefuse }: Props) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const bring = async (file: File | null) => {
    if (!file) return;
    if (file.size > pictureBytesMax) return onRefuse(t('picture.tooLarge', { most: format.count(pictureBytesMax / 1_024) }));
    const picture = await read(file).catch(() => undefined);
    if (picture === undefined) return onRefuse(t('picture.unreadable'));
    onChange(picture);
  };
  return (
    <div data-field={field}>
      <p className={classes.label}>{label}</p>
      <div className={classes.pictureLine}>
        {picture ? (
          <img className={classes.picture} src={picture} alt={label} />
        ) : (
          <span className={classes.help}>{t('picture.none')}</span>
        )}
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void bring(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {t('picture.choose')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className={error ? classes.fault : classes.help}>{error ?? help}</p>
    </div>
  );
}
