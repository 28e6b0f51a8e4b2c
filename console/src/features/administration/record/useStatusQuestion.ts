import { call } from '../../../api/client.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useConfirm } from '../../../shared/dialog/Confirm.js';
import { type AdministeredKind, statusAction } from './administered-kind.js';
import { losesAccess } from './losesAccess.js';

/** Asks whether records are to be enabled, disabled, published or hidden, and says what comes of it. */
export function useStatusQuestion(kind: AdministeredKind) {
  const translate = useTranslate();
  const confirm = useConfirm();

  /**
   * Which users can then work in no centre any more, as a sentence. Where they cannot be read, the sentence says so.
   */
  const consequence = async (ids: readonly string[], status: boolean): Promise<string> => {
    if (kind.name !== 'centre' || status) return '';
    const users = await call('get', '/centre/perte-acces', { parameters: { query: { id: ids } } }).catch(
      () => undefined,
    );
    if (!users) return ` ${translate('administration.disable.accessUnknown')}`;
    if (users.length === 0) return '';
    return ` ${losesAccess(users, translate)}`;
  };

  return async (ids: readonly string[], status: boolean, title: string): Promise<boolean> => {
    const action = statusAction(kind, status);
    return confirm({
      title,
      text: translate(`administration.${action}.text`) + (await consequence(ids, status)),
      confirmLabel: translate(`administration.${action}.confirm`),
      danger: !status,
    });
  };
}
