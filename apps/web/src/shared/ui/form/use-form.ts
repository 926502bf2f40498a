import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useNotify } from '../../api/NoticeHost.tsx';
import { changedFields, type FieldByCode, faultsOf, type Rules, refusedFields } from './form-state.ts';
import type { Fault } from './rules.ts';

interface Options<Values> {
  /** What the form begins with; may come later or follow other choices, what a person has typed stays. */
  readonly initial: Values;
  readonly rules: Rules<Values>;
  /** Which field an error of the server is about. */
  readonly fieldByCode?: FieldByCode<Values>;
}

export interface FormFault {
  readonly field: string;
  readonly message: string;
}

export interface Form<Values> {
  readonly values: Values;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** The message at a field, once the form was tried. */
  readonly errorOf: (name: keyof Values) => string | null;
  readonly faults: readonly FormFault[];
  /** The fields that were typed into. */
  readonly edited: Readonly<Partial<Values>>;
  /** Takes up what was typed before. */
  readonly restore: (edited: Partial<Values>) => void;
  /** How many fields are not saved. */
  readonly unsaved: number;
  /** Whether all fields will do; from now on their faults show. The first of them takes the focus. */
  readonly check: () => boolean;
  /** Puts the server's refusal at its fields, or shows it as a notice where it means none. */
  readonly refuse: (failure: Failure) => void;
  /** Says at fields what is wrong with them, found by whoever knows more than their rules; the first takes the focus. */
  readonly point: (messages: Partial<Record<keyof Values, string>>) => void;
  /** What was typed is saved: nothing is left to guard. */
  readonly saved: () => void;
  readonly isSaved: () => boolean;
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const inputs = 'input, select, textarea';

/** A field by its name, as `fieldProps` gives it, and what is typed into. */
function findField(name: string): { readonly field: HTMLElement | null; readonly input: Input | null } {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const input = field?.matches(inputs) ? (field as Input) : (field?.querySelector<Input>(inputs) ?? null);
  return { field, input };
}

export function focusField(name: string): void {
  const { field, input } = findField(name);
  (input ?? field)?.focus();
}

/** What a field is called on the page, without the mark of what is required; empty where it has no name. */
export function labelOfField(name: string): string {
  const { field, input } = findField(name);
  const label = input?.labels?.[0]?.textContent ?? field?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
  return label.replace(/[\s*]+$/, '');
}

/** Values of a form with their rules: what was changed, what is wrong where, what the server refused. */
export function useForm<Values extends object>({ initial, rules, fieldByCode = {} }: Options<Values>): Form<Values> {
  const { t } = useTranslation();
  const notify = useNotify();
  const [edited, setEdited] = useState<Partial<Values>>({});
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<keyof Values, string>>>({});
  const savedMark = useRef(false);
  const isSaved = useCallback(() => savedMark.current, []);
  const values = { ...initial, ...edited };
  const broken = faultsOf(values, rules);
  const errorOf = (name: keyof Values): string | null => {
    const fault: Fault | undefined = broken[name];
    return refused[name] ?? (isTried && fault ? t(`form.faults.${fault}`) : null);
  };
  const names = [...new Set([...Object.keys(broken), ...Object.keys(refused)])] as (keyof Values & string)[];
  return {
    values,
    set: (name, value) => {
      savedMark.current = false;
      setEdited((current) => ({ ...current, [name]: value }));
      setRefused((current) => {
        const others = { ...current };
        delete others[name];
        return others;
      });
    },
    errorOf,
    faults: names.flatMap((field) => {
      const message = errorOf(field);
      return message === null ? [] : [{ field, message }];
    }),
    unsaved: changedFields(initial, edited).length,
    check: () => {
      setTried(true);
      const [first] = Object.keys(broken);
      if (first !== undefined) focusField(first);
      return first === undefined;
    },
    refuse: (failure) => {
      const found = refusedFields(failure, values, fieldByCode);
      if (found) setRefused(found);
      else notify.failed(failure);
    },
    point: (messages) => {
      setRefused(messages);
      const [first] = Object.keys(messages);
      if (first !== undefined) focusField(first);
    },
    saved: () => {
      savedMark.current = true;
    },
    isSaved,
    edited,
    restore: setEdited,
  };
}

/** What a field takes from its form: its message, and the name by which it is found. */
export const fieldProps = <Values>(form: Form<Values>, name: keyof Values & string) => ({ error: form.errorOf(name), 'data-field': name });
