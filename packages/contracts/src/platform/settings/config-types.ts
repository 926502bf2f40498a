import { z } from 'zod';
import { lineOfText } from '../../core/primitives.ts';
import { picture } from './picture.ts';

const on = z.boolean().default(true);
const off = z.boolean().default(false);
const daysBefore = (usual: number) => z.int().min(0).max(365).default(usual);

/** How the pages that somebody sees are marked with who they are (portal specification §6). */
export const watermarkModes = ['off', 'name', 'name-and-number', 'name-and-phone'] as const;
export type WatermarkMode = (typeof watermarkModes)[number];

/** What sign-in offers beside account and password, which always stand there: nobody locks everybody out. */
export const signInMethods = ['email-reset', 'phone-reset', 'openid-connect'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A text of the sign-in page; where it is blank, the product says its own. */
const loginText = z.strictObject({ en: lineOfText(200).default(''), 'zh-CN': lineOfText(200).default('') }).prefault({});

/** Every configuration by its type code: what it holds, and by its defaults what holds until somebody saves it. */
export const configTypes = {
  'employee-self-service': z.strictObject({ changeAvatar: on, selfTermination: off, changeContacts: on }),
  'profile-areas': z.strictObject({ time: on, payroll: on, certificates: on }),
  'manager-actions': z.strictObject({
    issueCertificate: off,
    signContract: off,
    probation: on,
    transfer: on,
    partTimeJob: off,
    termination: on,
    rehire: off,
  }),
  /** How many days before its day human resources are told of each thing; 0: on the day. */
  'hr-reminders': z.strictObject({
    probationDays: daysBefore(14),
    contractDays: daysBefore(30),
    documentDays: daysBefore(60),
    onboardingDays: daysBefore(7),
  }),
  'reporting-lines': z.strictObject({ all: off }),
  watermark: z.strictObject({ mode: z.enum(watermarkModes).default('off') }),
  'department-name': z.strictObject({ full: off }),
  logo: z.strictObject({ picture: picture.nullable().default(null) }),
  'login-page': z.strictObject({
    picture: picture.nullable().default(null),
    title: loginText,
    lead: loginText,
    claim: loginText,
    claimText: loginText,
    methods: z
      .array(z.enum(signInMethods))
      .max(signInMethods.length)
      .default([...signInMethods]),
  }),
  demo: z.strictObject({ signIns: on, mapping: off }),
} as const;

export type ConfigCode = keyof typeof configTypes;
export const configCodes = Object.keys(configTypes) as [ConfigCode, ...ConfigCode[]];
export const configCode = z.enum(configCodes);
export type ConfigValue<Code extends ConfigCode = ConfigCode> = z.output<(typeof configTypes)[Code]>;

/** What pages go by, for whoever is signed in. */
export const behaviourCodes = [
  'employee-self-service',
  'profile-areas',
  'manager-actions',
  'reporting-lines',
  'watermark',
  'department-name',
  'hr-reminders',
] as const satisfies readonly ConfigCode[];
export type BehaviourCode = (typeof behaviourCodes)[number];
export type Behaviour = { readonly [Code in BehaviourCode]: ConfigValue<Code> };

/** What holds until somebody saves something else. */
export const defaultConfig = <Code extends ConfigCode>(code: Code): ConfigValue<Code> => configTypes[code].parse({}) as ConfigValue<Code>;

/** A stored value, which an earlier version of the product may have written: what is missing holds by default, what it does not know is left out. */
export function readConfig<Code extends ConfigCode>(code: Code, stored: unknown): ConfigValue<Code> {
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const known = Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(configTypes[code].shape, field)));
  const read = configTypes[code].safeParse(known);
  return (read.success ? read.data : configTypes[code].parse({})) as ConfigValue<Code>;
}

/** A value as it is given to be saved. @throws ZodError whose paths begin with `value` */
export function parseConfig<Code extends ConfigCode>(code: Code, value: unknown): ConfigValue<Code> {
  const holder: z.ZodType = z.object({ value: configTypes[code] });
  return (holder.parse({ value }) as { readonly value: ConfigValue<Code> }).value;
}

/** Several, each from what is stored of it. */
export const readConfigsOf = <const Code extends ConfigCode>(codes: readonly Code[], storedOf: (code: Code) => unknown) =>
  Object.fromEntries(codes.map((code) => [code, readConfig(code, storedOf(code))])) as { readonly [Each in Code]: ConfigValue<Each> };
