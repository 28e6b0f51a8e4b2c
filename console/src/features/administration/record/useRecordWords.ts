import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import type { KindName } from './administered-kind.js';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of a kind of record: `Le traceur a été créé`. */
export function useRecordWords(kind: KindName) {
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

/** A field's name, and its value in words: for a comparison of two versions. */
export function useFieldWords() {
  const translate = useTranslate();
  const format = useFormat();
  return {
    label: (field: string): string => translate(`administration.field.${field}`, { _: field }),
    value: (value: unknown): string => {
      if (value === null || value === undefined || value === '') return '–';
      if (typeof value === 'boolean') return translate(value ? 'administration.yes' : 'administration.no');
      if (typeof value === 'number') return format.number(value);
      if (Array.isArray(value) && value.every((each) => typeof each === 'object'))
        return translate('administration.items', { smart_count: value.length });
      if (Array.isArray(value)) return value.join(', ') || '–';
      if (typeof value === 'object')
        return Object.entries(value)
          .map(([name, each]) => `${name} : ${each}`)
          .join(' · ');
      return String(value);
    },
  };
}
