/**
 * SHA-256 (FIPS 180-4) of a short text of ASCII characters. The browser's own is asynchronous, and its round trips cost more than the
 * hash where a proof of work asks for hundreds of thousands of them.
 */
const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
};
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++) if (isPrime(candidate)) primes.push(candidate);

/** The first 32 bits of a fraction. */
const fractionBits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const blockBytes = 64;
const lengthBytes = 8;
const words = new Int32Array(64);

function spread(block: DataView, from: number): void {
  for (let index = 0; index < 16; index++) words[index] = block.getInt32(from + index * 4);
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high;
  }
}

/** Written out, for it runs hundreds of thousands of times while somebody waits. */
function compress(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
}

function add(state: Int32Array, index: number, word: number): void {
  state[index] = (state[index] ?? 0) + word;
}

export function sha256(text: string): Uint8Array {
  const blocks = Math.ceil((text.length + 1 + lengthBytes) / blockBytes);
  const view = new DataView(new ArrayBuffer(blocks * blockBytes));
  for (let index = 0; index < text.length; index++) view.setUint8(index, text.charCodeAt(index));
  view.setUint8(text.length, 0x80);
  view.setUint32(blocks * blockBytes - 4, text.length * 8);
  const state = Int32Array.from(initial);
  for (let block = 0; block < blocks; block++) {
    spread(view, block * blockBytes);
    compress(state);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) hash.setInt32(index * 4, word);
  return new Uint8Array(hash.buffer);
}
