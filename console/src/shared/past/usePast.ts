import { useSearchParams } from 'react-router';

/**
 * The past instant (ISO 8601) that the page shows, as its address says; undefined: the present. A list keeps it among
 * its filters, any other page under its own name.
 */
export function usePast(): string | undefined {
  const [search] = useSearchParams();
  const asOf = search.get('asOf') || inFilter(search.get('filter'));
  return isInstant(asOf) ? asOf : undefined;
}

/** Anything may be typed into an address. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function inFilter(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return (JSON.parse(text) as { readonly asOf?: unknown } | null)?.asOf;
  } catch {
    // Typed into the address by hand: the list says so.
    return undefined;
  }
}
