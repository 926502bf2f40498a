import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Scope } from '@wagewright/calc-engine/authoring';
import type { Language } from '@wagewright/contracts';
import { completionSource } from './completion-source.ts';
import { editorTheme } from './editor-theme.ts';
import { formulaLanguage } from './formula-language.ts';
import { findings } from './squiggles.ts';

interface Listeners {
  readonly onChange: (text: string) => void;
  readonly onCursor: (text: string, offset: number) => void;
}

/** What an editor is told again whenever it changes. */
export interface EditorSetting {
  readonly scope: Scope;
  readonly language: Language;
  readonly label: string;
  readonly readOnly: boolean;
  /** Of the element that tells the help of the call around the cursor. */
  readonly hintId: string;
  readonly phrases: Readonly<Record<string, string>>;
}

const setting = new Compartment();

/** A change that comes from outside is no edit of the writer's. */
let isFromOutside = false;

export function editorExtensions({ onChange, onCursor }: Listeners): Extension {
  return [
    history(),
    closeBrackets(),
    bracketMatching(),
    EditorView.lineWrapping,
    formulaLanguage,
    editorTheme,
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      const text = update.state.doc.toString();
      if (update.docChanged && !isFromOutside) onChange(text);
      if (update.docChanged || update.selectionSet) onCursor(text, update.state.selection.main.head);
    }),
    setting.of([]),
  ];
}

export function editorSetting({ scope, language, label, readOnly, hintId, phrases }: EditorSetting): StateEffect<unknown> {
  return setting.reconfigure([
    autocompletion({
      override: [completionSource(scope, language)],
      icons: false,
      maxRenderedOptions: 60,
      // both are worked out within a millisecond or two: there is nothing to wait for
      activateOnTypingDelay: 0,
      updateSyncTime: 0,
    }),
    findings(scope, language),
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of({ ...phrases }),
    EditorView.editable.of(!readOnly),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': hintId, ...(readOnly ? { tabindex: '0' } : {}) }),
  ]);
}

/** Takes a text from outside, where it is another. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  isFromOutside = true;
  try {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  } finally {
    isFromOutside = false;
  }
}
