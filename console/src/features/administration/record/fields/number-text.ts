/** A number as people type it: with a comma or a point, a minus, and nothing for nothing. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** As it is typed in the reader's language. */
export const writeNumber = (value: number | null | undefined, decimal: ',' | '.'): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value).replace('.', decimal);
