/** Typed text and whole numbers. Nothing typed is nothing, not 0. */
export function readQuantity(text: string, signed = false): number | null {
  const isNegative = signed && /^\s*[-−]/.test(text);
  const digits = text.replace(/\D/g, '').slice(0, 9);
  if (digits === '') return isNegative ? -0 : null;
  return isNegative ? -Number(digits) : Number(digits);
}

/** A minus alone is kept while the figure that follows is being typed. */
export function writeQuantity(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  return Object.is(value, -0) ? '-' : String(value);
}
