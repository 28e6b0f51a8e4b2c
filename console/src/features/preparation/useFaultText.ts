import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { messageText } from '../../shared/errors/error-text.js';
import type { LineFault } from './line-faults.js';

/** What is wrong with a line, and how much is left where too much was asked for. */
export function useFaultText(): (fault: LineFault) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ message, product, left }) => {
    const text = messageText(message, translate);
    if (left === undefined) return text;
    return `${text} · ${translate('preparation.remaining', { packages: format.packages(left, product) })}`;
  };
}
