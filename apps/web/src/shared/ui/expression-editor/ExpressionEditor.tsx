import { EditorView } from '@codemirror/view';
import { helpAt, type Scope } from '@wagewright/calc-engine/authoring';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { CallHint } from './CallHint.tsx';
import classes from './ExpressionEditor.module.css';
import { editorExtensions, editorSetting, replaceText } from './editor-extensions.ts';

export interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What names mean where the expression stands. */
  readonly scope: Scope;
  readonly readOnly?: boolean;
}

/**
 * An expression as it is written: colours, completion of columns and functions, squiggles with the next step, and the help of the call around
 * the cursor. Tab leaves it, as any field; Ctrl+Space opens the completion.
 */
export default function ExpressionEditor({ label, value, onChange, scope, readOnly = false }: Props) {
  const { t } = useTranslation('expressionEditor');
  const { language } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [cursor, setCursor] = useState({ text: value, offset: value.length });
  const hintId = useId();
  const tellChange = useEffectEvent((text: string) => onChange(text));

  useEffect(() => {
    if (!place.current) return;
    const onCursor = (text: string, offset: number) => setCursor({ text, offset });
    const editor = new EditorView({
      parent: place.current,
      extensions: editorExtensions({ onChange: (text) => tellChange(text), onCursor }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  const phrases = JSON.stringify(t('phrases', { returnObjects: true }));
  useEffect(() => {
    view.current?.dispatch({ effects: editorSetting({ scope, language, label, readOnly, hintId, phrases: JSON.parse(phrases) }) });
  }, [scope, language, label, readOnly, hintId, phrases]);
  useEffect(() => {
    if (view.current) replaceText(view.current, value);
  }, [value]);

  return (
    <div className={classes.editor}>
      <div ref={place} className={classes.field} />
      <div id={hintId} className={classes.hint}>
        <CallHint help={helpAt(cursor.text, cursor.offset)} language={language} />
      </div>
    </div>
  );
}
