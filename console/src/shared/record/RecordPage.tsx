import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { RefusedError } from '../../api/errors.js';
import type { Read } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../errors/error-text.js';
import { useAnnounce } from '../feedback/Messages.js';
import { Loaded } from '../page/Loaded.js';
import { Page } from '../page/Page.js';

interface Props<Value> {
  readonly title: string;
  readonly query: Read<Value>;
  readonly aside?: (value: Value) => ReactNode;
  /** Print buttons and the like. */
  readonly actions?: (value: Value) => ReactNode;
  /** Where to go from a record that does not exist. */
  readonly back: string;
  /** A record that cannot be loaded leads back at once, with the error as a message. */
  readonly leavesOnFailure?: boolean;
  /** Above the record, also where there is none: what was asked for is changed there. */
  readonly above?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** The read-only page of one operation: its state at once, then its facts. */
export function RecordPage<Value>(props: Props<Value>) {
  const { title, query, aside, actions, back, leavesOnFailure = false, above, children } = props;
  const translate = useTranslate();
  const announce = useAnnounce();
  const { data, error } = query;
  const failure = leavesOnFailure && data === undefined ? error : null;

  useEffect(() => {
    if (failure) announce.error(errorText(failure, translate));
  }, [failure, announce, translate]);
  if (failure) return <Navigate to={back} replace />;

  const isMissing = data === undefined && error instanceof RefusedError && error.status === 404;
  return (
    <Page
      title={title}
      aside={data === undefined ? undefined : aside?.(data)}
      actions={data === undefined ? undefined : actions?.(data)}
    >
      {above}
      <Loaded
        query={query}
        rows={5}
        height={44}
        isEmpty={isMissing}
        empty={{
          title: translate('global.error.notFound'),
          link: { to: back, label: translate('action.back'), variant: 'outlined' },
        }}
      >
        {children}
      </Loaded>
    </Page>
  );
}
