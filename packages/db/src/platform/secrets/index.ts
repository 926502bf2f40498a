export { checkSecrets } from './check-secrets.ts';
export { formatKeyRing, type KeyRing, newSecretKey, parseKeyRing } from './key-ring.ts';
export { ensureKeyFile, type KeySource, keysOfEnvironment, keysOfFile, keysOfText, noSecretKeys } from './key-source.ts';
export { type Rotation, recordRotation, resealAll, rotateKeyFile } from './rotate.ts';
export { countSealed, type SealedCount, sealedPlaces } from './sealed-columns.ts';
export { createSecrets, type RowKey, type Secrets } from './secrets.ts';
