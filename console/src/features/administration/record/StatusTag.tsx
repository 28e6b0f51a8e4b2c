import { useTranslate } from '../../../i18n/I18nProvider.js';
import { Tag } from '../../../shared/record/Tag.js';
import { type AdministeredKind, statusWords } from './administered-kind.js';

interface Props {
  readonly kind: AdministeredKind;
  readonly isOn: boolean;
}

/** In use or not, published or hidden; a record that is switched off stays readable wherever it was used. */
export function StatusTag({ kind, isOn }: Props) {
  const translate = useTranslate();
  const [on, off] = statusWords(kind);
  return <Tag tone={isOn ? 'good' : 'neutral'}>{translate(isOn ? on : off)}</Tag>;
}
