/** What a list is filtered by before anything is chosen, where it may follow the clock. */
import { isInstant } from '../past/usePast.js';

export type Filters = Readonly<Record<string, unknown>>;

export interface ListDefaults<Values extends Filters> {
  readonly defaults: Values;
  /** Where defaults follow the clock: those of a past moment (ISO 8601) at which the list is looked at (HI-10). */
  readonly defaultsAsOf?: (asOf: string) => Values;
}

/** In an address, in the place of a default that follows the clock: one that is opened later means that of then. */
const DEFAULT = 'default';

/** The defaults that apply beside these filters. */
export const defaultsWith = <Values extends Filters>(
  { defaults, defaultsAsOf }: ListDefaults<Values>,
  { asOf }: Filters,
): Filters => (defaultsAsOf && isInstant(asOf) ? defaultsAsOf(asOf) : defaults);

/** The filters as an address says them. @param shown the defaults among them */
export const toAddress = <Values extends Filters>(
  { defaultsAsOf }: ListDefaults<Values>,
  filters: Filters,
  shown: Filters,
): Filters =>
  defaultsAsOf
    ? replaced(filters, (name, value) => (value && value === shown[name] ? DEFAULT : value))
    : filters;

/** The filters that an address says. */
export function fromAddress<Values extends Filters>(own: ListDefaults<Values>, filters: Filters): Filters {
  if (!own.defaultsAsOf) return filters;
  const now = defaultsWith(own, filters);
  // A text that somebody typed, such as the number of a lot, stays as it is: its field has no default.
  return replaced(filters, (name, value) => (value === DEFAULT && now[name] ? now[name] : value));
}

const replaced = (filters: Filters, by: (name: string, value: unknown) => unknown): Filters =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, by(name, value)]));
