/** What is said of a kind of administered record, in one language. */
export interface RecordWords {
  /** Of the list's page, and its entry in the menu. */
  readonly title: string;
  /** Of the sheet of its export. */
  readonly sheet: string;
  /** One record of it: `Tracker`. */
  readonly one: string;
  /** What the audit trail calls one. */
  readonly audited: string;
  readonly add: string;
  readonly created: string;
  readonly updated: string;
  readonly statusChanged: string;
  readonly createFailure: string;
  readonly updateFailure: string;
  readonly statusFailure: string;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the sheets of exports, by kind. */
export const sheetsOf = <Kind extends string>(
  kinds: Readonly<Record<Kind, RecordWords>>,
): Readonly<Record<Kind, string>> =>
  Object.fromEntries(Object.entries<RecordWords>(kinds).map(([kind, { sheet }]) => [kind, sheet])) as Record<
    Kind,
    string
  >;
