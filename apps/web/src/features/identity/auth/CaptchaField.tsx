import { ActionIcon, Skeleton, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './CaptchaField.module.css';

interface Props {
  readonly captcha: { data: { svg: string } | undefined; isFetching: boolean; refetch: () => unknown };
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly error: string | null;
}

/** The picture is shown as an image, never as markup of the page. */
export function CaptchaField({ captcha, answer, onAnswer, error }: Props) {
  const { t } = useTranslation('auth');
  const svg = captcha.data?.svg;
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.input}
        label={t('captcha')}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        error={error}
      />
      <div className={classes.picture}>
        {svg ? (
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt={t('captchaPicture')} className={classes.image} />
        ) : (
          <Skeleton height={44} width={139} />
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('captchaRefresh')}
          loading={captcha.isFetching}
          onClick={() => void captcha.refetch()}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      </div>
    </div>
  );
}
