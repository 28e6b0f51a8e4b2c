/** Those of a table of cases that have these names. */
export const named = <Case extends readonly [name: string, ...unknown[]]>(
  cases: readonly Case[],
  ...names: readonly string[]
): readonly Case[] =>
  names.map((wanted) => {
    const found = cases.find(([name]) => name === wanted);
    if (!found) throw new Error(`No case is called ${wanted}`);
    return found;
  });
