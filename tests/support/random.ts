/** Numbers from 0 to 1 that follow from a seed alone. */
export function seededRandom(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  next(); // neighbouring seeds begin alike
  return next;
}
