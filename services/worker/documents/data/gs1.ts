/** GS1 element strings: what the DataMatrix of a batch says. */

/** Characters that a batch number may have in a GS1 code (set 82), at most 20 of them. */
const GS1_LOT = /^[!-"%-?A-Z_a-z]{1,20}$/;

/**
 * GTIN, expiry and batch, as far as they can be said; empty where the batch number cannot.
 *
 * @param cipCode CIP13 or CIP7, or a GTIN
 * @param expiry `YYYY-MM-DD`
 */
export function gs1Elements(cipCode: string, expiry: string, lot: string): string {
  if (!GS1_LOT.test(lot) || lot.includes('(')) return '';
  const gtin = gtinOf(cipCode);
  const date = expiry.slice(2).replaceAll('-', '');
  return `${gtin ? `(01)${gtin}` : ''}(17)${date}(10)${lot}`;
}

/** GTIN-14 of a product code; undefined where the code is none that GS1 knows. */
export function gtinOf(code: string): string | undefined {
  const digits = code.replace(/\s/g, '');
  // A CIP7 is a CIP13 without France's prefix and the check digit.
  const full = /^\d{7}$/.test(digits) ? withCheckDigit(`34009${digits}`) : digits;
  if (!/^(?:\d{8}|\d{12,14})$/.test(full)) return undefined;
  const gtin = full.padStart(14, '0');
  return withCheckDigit(gtin.slice(0, -1)) === gtin ? gtin : undefined;
}

function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
