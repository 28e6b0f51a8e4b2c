// Generated from services/gs1/gtin.ts by `npm run api:generate`: change it there.
/** Numbers of products in GS1 codes (GTIN-14). */

/**
 * GTIN-14 of a product code; undefined where the code is none that GS1 knows.
 *
 * @param code CIP13 or CIP7, or a GTIN of 8, 12, 13 or 14 digits; blanks do not count
 */
export function gtinOf(code: string): string | undefined {
  const digits = code.replace(/\s/g, '');
  // A CIP7 is a CIP13 without France's prefix and the check digit.
  const full = /^\d{7}$/.test(digits) ? withCheckDigit(`34009${digits}`) : digits;
  if (!/^(?:\d{8}|\d{12,14})$/.test(full)) return undefined;
  const gtin = full.padStart(14, '0');
  return withCheckDigit(gtin.slice(0, -1)) === gtin ? gtin : undefined;
}

/**
 * The product codes that mean this GTIN, the longest first: the reverse of {@link gtinOf}.
 *
 * @param gtin 14 digits with a right check digit
 */
export function codesOf(gtin: string): string[] {
  const codes = [gtin];
  for (const length of [13, 12, 8]) {
    const padding = gtin.length - length;
    if (gtin.startsWith('0'.repeat(padding))) codes.push(gtin.slice(padding));
  }
  if (gtin.startsWith('034009')) codes.push(gtin.slice(6, 13));
  return codes;
}

/** @param digits without the check digit */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
