/** Random hexadecimal text. Works where `crypto.randomUUID` does not: on plain http in a company's own network. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names one request in the logs of both sides: 32 hexadecimal digits. */
export const newTraceId = (): string => randomHex(16);

/** An Idempotency-Key: one for each thing that a person asks for, kept through its repetitions. */
export const newKey = (): string => randomHex(16);
