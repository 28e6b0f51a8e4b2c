import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { RefusedError } from '../../api/errors.js';
import { queryKey } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { notNegative, objectionTo, wholeNumber } from '../../shared/form/rules.js';
import type { Count, CountLine } from './stock-count.js';

/** Shows the count as a command has answered it. */
export function useShowCount(id: string): (count: Count) => void {
  const prefix = usePrefix();
  const queryClient = useQueryClient();
  return (count) => queryClient.setQueryData(queryKey(`/${prefix}/inventaire/{id}`, { path: { id } }), count);
}

/** The last save of each line, by its `idStock`: whether the service has it. */
export type LineSaves = Map<string, Promise<boolean>>;

/** The number of a field that does not save it when it is left. Null where no such field is on the screen. */
export type TypedCount = RefObject<{
  /** There is a number that is not saved. */
  readonly isTyped: () => boolean;
  /** Saves that number where there is one. Answers false where it is not saved, which the field says. */
  readonly save: () => Promise<boolean>;
} | null>;

/** What is being counted. */
export interface Counting {
  readonly count: Count;
  readonly saves: LineSaves;
}

/**
 * Counts the batch of one line; its difference is known with the answer. What is no number that can be counted is
 * refused as the service would. A number that could not be saved when the line has left the screen is lost,
 * which is said.
 */
export function useCountBatch(id: string, { idStock, lot }: CountLine, saves: LineSaves) {
  const prefix = usePrefix();
  const translate = useTranslate();
  const announce = useAnnounce();
  const show = useShowCount(id);
  const { mutateAsync, isPending } = useCommand({
    method: 'put',
    path: `/${prefix}/inventaire/{id}/lignes`,
    parameters: { path: { id } },
  });
  const send = async (quantiteComptee: number): Promise<Count> => {
    const objection = objectionTo(quantiteComptee, wholeNumber, notNegative);
    if (objection) throw new RefusedError(400, [], [{ ...objection, field: 'quantiteComptee' }]);
    const counted = await mutateAsync({ lignes: [{ idStock, quantiteComptee }] });
    show(counted);
    return counted;
  };
  const count = (quantiteComptee: number): Promise<Count> => {
    const before = saves.get(idStock);
    // In the order in which they were typed: one that is sent again, for want of an answer, overtakes none after it.
    const sent = before ? before.then(() => send(quantiteComptee)) : send(quantiteComptee);
    saves.set(
      idStock,
      sent.then(
        () => true,
        () => false,
      ),
    );
    return sent;
  };
  /** What was typed and could not be saved is wanted no longer. Answers whether there was something. */
  const forget = async (): Promise<boolean> => {
    const save = saves.get(idStock);
    if (!save || (await save) || saves.get(idStock) !== save) return false;
    return saves.delete(idStock);
  };
  const leave = useEffectEvent(async () => {
    if (await forget()) announce.error(translate('stockCount.lost', { batch: lot }));
  });
  useEffect(() => () => void leave(), []);
  return { count, forget, isPending };
}
