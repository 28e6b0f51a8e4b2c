/** The order of a table's columns, as react-admin keeps it: indexes of the table's children, from left to right. */

/** @param kept where it is shorter than the columns, the rest follows as it is */
export const ranksOf = (kept: readonly number[] | undefined, count: number): readonly number[] => {
  const known = (kept ?? []).filter((rank) => rank < count);
  const rest = Array.from({ length: count }, (_, rank) => rank).filter((rank) => !known.includes(rank));
  return [...known, ...rest];
};

/** These two in each other's place. */
export const swapped = (ranks: readonly number[], one: number, other: number): readonly number[] =>
  ranks.map((rank) => (rank === one ? other : rank === other ? one : rank));
