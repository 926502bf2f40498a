import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPasswords } from './NewPasswordFields.tsx';
import { fits, type PatternAnswer } from './password-state.ts';

const empty: TypedPasswords = { first: '', again: '' };

interface NewPassword {
  readonly value: TypedPasswords;
  readonly set: (value: TypedPasswords) => void;
  readonly errors: Readonly<Partial<Record<keyof TypedPasswords, string | null>>>;
  /** Whether it will do; from now on what is wrong shows at its field. */
  readonly check: () => boolean;
  readonly clear: () => void;
}

/** A new password that is typed twice, held to its pattern before it is sent. */
export function useNewPassword(answer: PatternAnswer | undefined): NewPassword {
  const { t } = useTranslation('passwords');
  const [value, set] = useState(empty);
  const [isTried, setTried] = useState(false);
  const isFit = answer !== undefined && fits(answer, value.first);
  const isSame = value.first === value.again;
  return {
    value,
    set,
    errors: isTried ? { first: isFit ? null : t('notFit'), again: isSame ? null : t('notSame') } : {},
    check: () => {
      setTried(true);
      return isFit && isSame;
    },
    clear: () => {
      set(empty);
      setTried(false);
    },
  };
}
