type Case = readonly [name: string, ...unknown[]];

/** The one of a table of cases that has this name. @throws Error there is none */
export function caseNamed<Found extends Case>(cases: readonly Found[], name: string): Found {
  const found = cases.find(([known]) => known === name);
  if (!found) throw new Error(`No case is called ${name}`);
  return found;
}

/** Those of a table of cases that have these names, in this order. */
export const casesNamed = <Found extends Case>(
  cases: readonly Found[],
  ...names: readonly string[]
): Found[] => names.map((name) => caseNamed(cases, name));
