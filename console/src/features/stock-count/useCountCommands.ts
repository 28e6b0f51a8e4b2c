import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKey } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import type { Prefix } from '../../providers/session/prefix.js';
import type { Count } from './stock-count.js';

/** Shows the count as a command has answered it. */
export function useShowCount(prefix: Prefix, id: string): (count: Count) => void {
  const queryClient = useQueryClient();
  return (count) => queryClient.setQueryData(queryKey(`/${prefix}/inventaire/{id}`, { path: { id } }), count);
}

/** The last save of each line, by its `idStock`: whether the service has it. */
export type LineSaves = Map<string, Promise<boolean>>;

/** Counts one batch; its difference is known with the answer. */
export function useCountBatch(prefix: Prefix, id: string, saves: LineSaves) {
  const show = useShowCount(prefix, id);
  const { mutateAsync, isPending } = useCommand({
    method: 'put',
    path: `/${prefix}/inventaire/{id}/lignes`,
    parameters: { path: { id } },
  });
  const send = async (idStock: string, quantiteComptee: number): Promise<Count> => {
    const counted = await mutateAsync({ lignes: [{ idStock, quantiteComptee }] });
    show(counted);
    return counted;
  };
  const count = (idStock: string, quantiteComptee: number): Promise<Count> => {
    const sent = send(idStock, quantiteComptee);
    saves.set(
      idStock,
      sent.then(
        () => true,
        () => false,
      ),
    );
    return sent;
  };
  /** What was typed and could not be saved is wanted no longer, or has left the screen. */
  const forget = useCallback(
    async (idStock: string) => {
      const save = saves.get(idStock);
      if (save && !(await save) && saves.get(idStock) === save) saves.delete(idStock);
    },
    [saves],
  );
  return { count, forget, isPending };
}
