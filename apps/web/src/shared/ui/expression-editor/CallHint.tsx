import type { CallHelp } from '@wagewright/calc-engine/authoring';
import { signature } from '@wagewright/calc-engine/language';
import type { Language } from '@wagewright/contracts';
import { Fragment } from 'react';

/** The call around the cursor: how it is written, with the argument that is being written marked, and what it does. */
export function CallHint({ help, language }: { help: CallHelp | null; language: Language }) {
  if (!help) return null;
  const { spec, argument } = help;
  return (
    <>
      <code>
        {signature(spec)
          .split(/\b/)
          .map((part, index) => {
            const isHere = argument !== null && part === argument.name;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
            return <Fragment key={index}>{isHere ? <strong>{part}</strong> : part}</Fragment>;
          })}
      </code>
      <span>{spec.doc[language]}</span>
    </>
  );
}
