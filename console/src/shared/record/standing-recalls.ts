import { readOf } from '../../api/queries.js';

/** Reads the recalls of a lot that are not lifted and reach the user's centres. */
export function standingRecallsOf(productId: string, lot: string) {
  const { queryKey, queryFn } = readOf('/lot/rappel', { query: { idProduit: productId, lot, levee: false } });
  return {
    queryKey: [...queryKey, { exact: true }],
    // Asked for a lot, the service answers all lots that contain its number.
    queryFn: async (context: { signal: AbortSignal }) =>
      (await queryFn(context)).filter((recall) => recall.lot === lot),
  };
}
