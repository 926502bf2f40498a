import { type SignInMethod, signInMethods } from '@wagewright/contracts/platform/settings';
import type { Outputs } from '../../../shared/api/trpc.ts';

export type LoginPage = Outputs['platform']['settings']['getLoginPage'];

/** The page's texts, each in both languages. */
export const loginTexts = ['title', 'lead', 'claim', 'claimText'] as const;
export type LoginText = (typeof loginTexts)[number];
export const textLanguages = ['en', 'zh-CN'] as const;
export type TextName = `${LoginText}.${(typeof textLanguages)[number]}`;

export interface LoginFields extends Readonly<Record<TextName, string>> {
  readonly picture: string | null;
  readonly methods: readonly SignInMethod[];
}

export const textNames = loginTexts.flatMap((text) => textLanguages.map((language): TextName => `${text}.${language}`));

export const fieldsOf = (page: LoginPage): LoginFields => ({
  picture: page.picture,
  methods: signInMethods.filter((method) => page.methods.includes(method)),
  ...(Object.fromEntries(
    loginTexts.flatMap((text) => textLanguages.map((language) => [`${text}.${language}`, page[text][language]])),
  ) as Record<TextName, string>),
});

/** The record as it is saved, and as the preview shows it. */
export function pageOf(fields: LoginFields) {
  const of = (text: LoginText) => ({ en: fields[`${text}.en`].trim(), 'zh-CN': fields[`${text}.zh-CN`].trim() });
  return {
    picture: fields.picture,
    title: of('title'),
    lead: of('lead'),
    claim: of('claim'),
    claimText: of('claimText'),
    methods: [...fields.methods],
  };
}
