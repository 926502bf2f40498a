import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const issuer = 'Wagewright';
const periodSeconds = 30;
/** A clock may be 30 seconds off, either way. */
const stepsAside = 1;
/** 160 bits, as RFC 4226 recommends. */
const seedBytes = 20;

export const newSeed = (): string => new Secret({ size: seedBytes }).base32;

const authenticator = (seed: string, account: string): TOTP =>
  new TOTP({ issuer, label: account, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(seed) });

/** What an authenticator takes: a picture, a link, and text in groups of four. */
export function enrolmentOf(seed: string, account: string): { svg: string; uri: string; seed: string } {
  const uri = authenticator(seed, account).toString();
  return { svg: renderSVG(uri, { border: 2 }), uri, seed: seed.replaceAll(/(.{4})(?=.)/g, '$1 ') };
}

/** The 30 seconds since 1970 that a code belongs to; undefined for a wrong one, and for one that is too old or too new. */
export function stepOf(seed: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = authenticator(seed, '').validate({ token: code, window: stepsAside, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}
