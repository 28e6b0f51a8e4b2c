import type { ReactNode } from 'react';
import { EmptyState } from '../page/EmptyState.js';
import { LinkButton } from '../page/LinkButton.js';
import { RowsSkeleton } from '../page/PageSkeleton.js';
import { Panel } from '../page/Panel.js';
import { FailedToLoad } from './FailedToLoad.js';

interface Props<Data> {
  /** What is read; of several, the one that failed. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Of what holds its place meanwhile: a form, unless it is said otherwise. */
  readonly rows?: number;
  readonly height?: number;
  /** Said where there is nothing, with where to go. */
  readonly empty?: {
    readonly title: string;
    readonly help?: string;
    readonly link?: { readonly to: string; readonly label: string; readonly variant?: 'outlined' };
  };
  /** Whether there is nothing; a list without rows, where this is absent. */
  readonly isEmpty?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** What a page shows of what it reads; until it is there, that it is being read, or why it could not be. */
export function Loaded<Data>({ query, rows = 4, height = 64, empty, isEmpty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const nothing = (isEmpty ?? (Array.isArray(data) && data.length === 0)) ? empty : undefined;
  if (data !== undefined && !nothing) return children(data);
  return (
    <Panel>
      {nothing ? (
        <EmptyState
          title={nothing.title}
          help={nothing.help}
          action={
            nothing.link && (
              <LinkButton to={nothing.link.to} variant={nothing.link.variant ?? 'contained'}>
                {nothing.link.label}
              </LinkButton>
            )
          }
        />
      ) : error ? (
        <FailedToLoad error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={rows} height={height} />
      )}
    </Panel>
  );
}
