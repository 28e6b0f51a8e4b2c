import { useTranslate } from '../../i18n/I18nProvider.js';
import type { RecallRow } from './recall.js';

/** Where a recall holds: the whole network, or a referent and all below it. */
export function useScopeName(): (recall: Pick<RecallRow, 'emetteur'>) => string {
  const translate = useTranslate();
  return ({ emetteur }) =>
    emetteur
      ? translate('lot.recall.scopeCentre', { centre: emetteur.nom })
      : translate('lot.recall.scopeNetwork');
}
