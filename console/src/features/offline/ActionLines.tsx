import { useTranslate } from '../../i18n/I18nProvider.js';
import type { OfflineAction } from '../../providers/offline/action.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

interface Props {
  readonly actions: readonly Pick<OfflineAction, 'uid' | 'type' | 'datetime' | 'data'>[];
}

/** What was done, when and with what, a line for each. */
export function ActionLines({ actions }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return actions.map(({ uid, type, datetime, data: { product, batch, quantity } }) => (
    <div key={uid}>
      {[translate(`offline.type.${type}`), format.dateTime(datetime), product, batch, quantity]
        .filter((each) => each !== null)
        .join(' · ')}
    </div>
  ));
}
