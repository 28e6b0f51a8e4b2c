import { useCallback } from 'react';
import type { Path } from '../../api/calls.js';
import type { Intention } from '../../api/intention.js';
import type { Command, Write } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { typeOfCall } from './action.js';
import { useOffline } from './OfflineProvider.js';

/**
 * Offers to keep a command without an answer as an offline action, where the centre has the mode.
 *
 * @returns what the command would have answered; undefined where it is not kept, and the form stays
 */
export function useKeepOffline() {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { controller } = useOffline();
  return useCallback(
    async <P extends Path<M>, M extends Write>(
      { method, path }: Command<P, M>,
      body: unknown,
      intention: Intention,
    ): Promise<object | undefined> => {
      if (!controller?.state.data || typeof path !== 'string' || method === 'delete') return undefined;
      if (!typeOfCall(method, path)) return undefined;
      const isWanted = await confirm({
        title: translate('offline.keepTitle'),
        text: translate('offline.keepText'),
        confirmLabel: translate('offline.keep'),
        cancelLabel: translate('offline.keepNot'),
      });
      if (!isWanted) return undefined;
      const key = intention.keyFor(body);
      const kept = await controller.keep(method, path, body as object, key);
      intention.finish(key);
      return kept;
    },
    [controller, confirm, translate],
  );
}
