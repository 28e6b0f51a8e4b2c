/** Filters of a screen that keeps them in its address, and reads all rows at once. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../providers/session/SessionProvider.js';
import { isDay } from '../format/zone.js';

type Filters = Readonly<Record<string, string | null>>;

/** What says something: the rest is not asked for. */
export const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };

/** Only what differs from the defaults has a place in the address. */
export const toSearch = <Values extends Filters>(filters: Values, defaults: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      value && value !== defaults[name] ? [[name, value]] : [],
    ),
  );

/** The day that the address says, `YYYY-MM-DD`. @param otherwise where it says none */
export function dayIn<Otherwise>(
  search: URLSearchParams,
  name: string,
  otherwise: Otherwise,
): string | Otherwise {
  const day = search.get(name);
  return isDay(day) ? day : otherwise;
}

/**
 * The filters that apply, and what the screen's `ListFilters` takes.
 *
 * @param atFirst those that apply before anything is chosen
 * @param fromSearch those that the address says
 */
export function useAddressFilters<Values extends Filters>(
  atFirst: (zone: string) => Values,
  fromSearch: (search: URLSearchParams, defaults: Values) => Values,
) {
  const { zone } = useSession();
  const [search, setSearch] = useSearchParams();
  const [defaults] = useState(() => atFirst(zone));
  const values = fromSearch(search, defaults);
  const onApply = (next: Values) => setSearch(toSearch(next, defaults), { replace: true });
  return [values, { values, defaults, onApply }] as const;
}
