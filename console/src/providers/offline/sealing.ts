/**
 * What is stored offline is encrypted with a key that cannot be taken out of this browser, one for each user
 * (docs/decisions/0023-a-queue-in-the-browser.md). AES-GCM: a record that was changed, or stored as another record,
 * does not open.
 */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** @param recordName names the record (user, centre, and action or `data`): it opens only under the same name */
export async function seal(key: CryptoKey, recordName: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(cipher(iv, recordName), key, encode(JSON.stringify(value)));
  return { iv, text };
}

/** @returns undefined where it does not open: another key, another name, or a changed record */
export async function unsealed<T>(
  key: CryptoKey,
  recordName: string,
  { iv, text }: Sealed,
): Promise<T | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt(cipher(iv, recordName), key, text);
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch (error) {
    if (error instanceof Error && error.name === 'OperationError') return undefined;
    throw error;
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, recordName: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(recordName),
});

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
