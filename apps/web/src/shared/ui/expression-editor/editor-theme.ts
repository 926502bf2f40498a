import { EditorView } from '@codemirror/view';

/** CodeMirror in the product's colours; they are variables, so that both schemes need one theme. */
export const editorTheme = EditorView.theme({
  '&': { fontSize: '14px', color: 'var(--mantine-color-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.6' },
  '.cm-content': { padding: '9px 12px', caretColor: 'var(--mantine-color-text)' },
  '.cm-line': { padding: '0' },
  '.ww-token-number': { color: 'var(--ww-ink-text)' },
  '.ww-token-text': { color: 'var(--ww-good)' },
  '.ww-token-function': { color: 'var(--ww-decision-text)' },
  '.ww-token-operator': { color: 'var(--mantine-color-dimmed)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--ww-ink-soft)' },
  '.cm-tooltip': {
    overflow: 'hidden',
    color: 'var(--mantine-color-text)',
    backgroundColor: 'var(--ww-surface)',
    border: '1px solid var(--ww-line)',
    borderRadius: '8px',
    boxShadow: 'var(--mantine-shadow-md)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '15em', fontFamily: 'var(--mantine-font-family)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '5px 12px', fontSize: '14px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'inherit', backgroundColor: 'var(--ww-ink-soft)' },
  '.cm-completionDetail': { marginLeft: '12px', fontStyle: 'normal', fontSize: '12px', color: 'var(--mantine-color-dimmed)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionInfo': { maxWidth: '320px', padding: '8px 12px', fontSize: '13px', lineHeight: '1.5' },
  '.cm-completionInfo > p': { margin: '0' },
  '.cm-diagnostic': { padding: '8px 12px', fontSize: '13px', borderLeft: 'none', fontFamily: 'var(--mantine-font-family)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--ww-bad)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
});
