import { useSearchParams } from 'react-router';

/**
 * The past instant (ISO 8601) that the page shows, as its address says; undefined: the present. A list keeps it among
 * its filters, any other page under its own name.
 */
export function usePast(): string | undefined {
  const [search] = useSearchParams();
  return search.get('asOf') || inFilter(search.get('filter'));
}

function inFilter(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    const asOf: unknown = (JSON.parse(text) as { readonly asOf?: unknown } | null)?.asOf;
    return typeof asOf === 'string' && asOf !== '' ? asOf : undefined;
  } catch {
    // Typed into the address by hand: the list says so.
    return undefined;
  }
}
