import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { RefusedError } from '../../api/errors.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../errors/error-text.js';
import { FailedToLoad } from '../errors/FailedToLoad.js';
import { useAnnounce } from '../feedback/Messages.js';
import { EmptyState } from '../page/EmptyState.js';
import { LinkButton } from '../page/LinkButton.js';
import { Page } from '../page/Page.js';
import { RowsSkeleton } from '../page/PageSkeleton.js';
import { Panel } from '../page/Panel.js';

interface Props<Value> {
  readonly title: string;
  readonly query: UseQueryResult<Value>;
  readonly aside?: (value: Value) => ReactNode;
  /** Print buttons and the like. */
  readonly actions?: (value: Value) => ReactNode;
  /** Where to go from a record that does not exist. */
  readonly back: string;
  /** A record that cannot be loaded leads back at once, with the error as a message. */
  readonly leavesOnFailure?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** The read-only page of one operation: its state at once, then its facts. */
export function RecordPage<Value>(props: Props<Value>) {
  const { title, query, aside, actions, back, leavesOnFailure = false, children } = props;
  const translate = useTranslate();
  const announce = useAnnounce();
  const { data, error, refetch } = query;
  const failure = leavesOnFailure && data === undefined ? error : null;

  useEffect(() => {
    if (failure) announce.error(errorText(failure, translate));
  }, [failure, announce, translate]);
  if (failure) return <Navigate to={back} replace />;

  if (data !== undefined) {
    return (
      <Page title={title} aside={aside?.(data)} actions={actions?.(data)}>
        {children(data)}
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Panel>
        {error instanceof RefusedError && error.status === 404 ? (
          <EmptyState
            title={translate('global.error.notFound')}
            action={
              <LinkButton to={back} variant="outlined">
                {translate('action.back')}
              </LinkButton>
            }
          />
        ) : error ? (
          <FailedToLoad error={error} retry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={5} height={44} />
        )}
      </Panel>
    </Page>
  );
}
