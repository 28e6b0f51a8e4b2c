import { useMemo } from 'react';
import type { RecordKind } from '../../../api/generated/records.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of a kind of record: `Le traceur a été créé`. */
export function useRecordWords(kind: RecordKind) {
  const translate = useTranslate();
  return useMemo(() => {
    const words = {
      record: translate(`administration.the.${kind}`),
      ofRecord: translate(`administration.ofThe.${kind}`),
    };
    return {
      add: translate(`administration.add.${kind}`),
      created: capitalised(translate('administration.record.created', words)),
      updated: capitalised(translate('administration.record.updated', words)),
      statusChanged: capitalised(translate('administration.record.statusChanged', words)),
      statusFailure: translate('administration.record.statusFailure', words),
    };
  }, [translate, kind]);
}
