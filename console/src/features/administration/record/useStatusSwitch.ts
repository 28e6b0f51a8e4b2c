import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api/client.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { dataProvider } from '../../../providers/records/data-provider.js';
import { commandErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { useWaited } from '../../../shared/feedback/useWaited.js';
import { type AdministeredKind, resourceOf, statusAction } from './administered-kind.js';
import { useStatusQuestion } from './useStatusQuestion.js';

interface Switch {
  readonly ids: readonly string[];
  readonly status: boolean;
}

interface Outcome {
  /** Records that have another status now; those that had it already are left out. */
  readonly changed: number;
  /** Why the others were not: each record is switched by itself. */
  readonly failures: readonly unknown[];
}

/** Read anew: the list may be older than what somebody else did, and has only the records of its page. */
async function withOtherStatus(kind: AdministeredKind, { ids, status }: Switch): Promise<readonly string[]> {
  const { data } = await dataProvider.getMany(resourceOf(kind), { ids: [...ids] });
  const done = new Set(data.filter((record) => record[kind.activeField] === status).map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}

/** Enables, disables, publishes or hides records, after asking. */
export function useStatusSwitch(kind: AdministeredKind) {
  const translate = useTranslate();
  const ask = useStatusQuestion(kind);
  const announce = useAnnounce();
  const waited = useWaited();
  const queryClient = useQueryClient();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, status }: Switch): Promise<Outcome> => {
      const path = `${kind.path}/${kind.statusPath ?? 'status'}` as const;
      const failures: unknown[] = [];
      let changed = 0;
      try {
        // Each answer is waited for by itself: many quick ones together are no slow one.
        for (const id of await waited(withOtherStatus(kind, { ids, status }))) {
          await waited(send('put', path, { body: { id, status } })).then(
            () => changed++,
            (error) => failures.push(error),
          );
        }
      } catch (error) {
        failures.push(error);
      }
      // Reference lists too: what is disabled is no longer offered.
      await waited(queryClient.invalidateQueries());
      return { changed, failures };
    },
  });

  const reasonOf = (failures: readonly unknown[]): string =>
    commandErrorText(failures[0], translate, translate(`administration.kind.${kind.name}.statusFailure`));

  return {
    isPending,

    switchOne: async (id: string, status: boolean, name: string): Promise<void> => {
      const title = translate(`administration.${statusAction(kind, status)}.title`, { name });
      if (!(await ask([id], status, title))) return;
      const { failures } = await mutateAsync({ ids: [id], status });
      if (failures.length > 0) announce.error(reasonOf(failures));
      else announce.success(translate(`administration.kind.${kind.name}.statusChanged`));
    },

    /** @returns whether all of them are switched now */
    switchMany: async (ids: readonly string[], status: boolean): Promise<boolean> => {
      const title = translate(`administration.${statusAction(kind, status)}.many`, {
        smart_count: ids.length,
      });
      if (!(await ask(ids, status, title))) return false;
      const { changed, failures } = await mutateAsync({ ids, status });
      const told = translate('administration.record.manyChanged', { smart_count: changed });
      if (failures.length === 0) announce.success(told);
      else announce.error(`${told}. ${reasonOf(failures)}`);
      return failures.length === 0;
    },
  };
}
