import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import type { Prefix } from '../../providers/session/prefix.js';
import type { Count } from './stock-count.js';

/** Shows the count as a command has answered it. */
export function useShowCount(prefix: Prefix, id: string): (count: Count) => void {
  const queryClient = useQueryClient();
  return (count) => queryClient.setQueryData(queryKey(`/${prefix}/inventaire/{id}`, { path: { id } }), count);
}

/** Counts one batch; its difference is known with the answer. */
export function useCountBatch(prefix: Prefix, id: string) {
  const show = useShowCount(prefix, id);
  const { mutateAsync, isPending } = useCommand({
    method: 'put',
    path: `/${prefix}/inventaire/{id}/lignes`,
    parameters: { path: { id } },
  });
  const count = async (idStock: string, quantiteComptee: number): Promise<Count> => {
    const counted = await mutateAsync({ lignes: [{ idStock, quantiteComptee }] });
    show(counted);
    return counted;
  };
  return { count, isPending };
}
