/** AES-256-GCM of the browser (Web Cryptography API); a page that is not served safely has none, and whoever calls gets a rejection. */
const algorithm = 'AES-GCM';
const ivBytes = 12;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const keyOf = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(key), algorithm, false, ['encrypt', 'decrypt']);
const about = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(place),
});

/**
 * A text that only whoever has the key can read, and only at its place.
 * @param key 32 bytes, base64
 */
export async function sealText(key: string, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(about(iv, place), await keyOf(key), new TextEncoder().encode(text));
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** @throws where the key is another, the place is, or the text was changed */
export async function openText(key: string, place: string, sealed: string): Promise<string> {
  const [iv = '', content = ''] = sealed.split('.');
  return new TextDecoder().decode(await crypto.subtle.decrypt(about(fromBase64(iv), place), await keyOf(key), fromBase64(content)));
}
