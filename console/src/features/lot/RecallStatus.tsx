import { useTranslate } from '../../i18n/I18nProvider.js';
import { Tag } from '../../shared/record/Tag.js';
import type { RecallRow } from './recall.js';

export function RecallStatus({ recall }: { recall: Pick<RecallRow, 'levee'> }) {
  const translate = useTranslate();
  return recall.levee ? (
    <Tag>{translate('lot.recall.lifted')}</Tag>
  ) : (
    <Tag tone="danger">{translate('lot.recall.standing')}</Tag>
  );
}
