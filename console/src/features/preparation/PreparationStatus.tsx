import { useTranslate } from '../../i18n/I18nProvider.js';
import { Tag } from '../../shared/record/Tag.js';
import type { ToneName } from '../../theme/tokens.js';
import { type Preparation, type PreparedLine, statusOf } from './prepared.js';

const TONES: Readonly<Record<PreparedLine['statut'], ToneName>> = {
  PREPARE: 'notice',
  RECU: 'good',
  ANNULE: 'danger',
};

/** On the way, received or cancelled (docs/rules/preparations.md, PR-8). */
export function PreparationStatus({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const status = statusOf(preparation);
  return <Tag tone={TONES[status]}>{translate(`preparation.status.${status}`)}</Tag>;
}
