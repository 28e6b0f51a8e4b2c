import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import type { Read } from '../../api/queries.js';
import { FailedToLoad } from '../errors/FailedToLoad.js';
import { EmptyState } from './EmptyState.js';
import { LinkButton } from './LinkButton.js';
import { RowsSkeleton } from './PageSkeleton.js';
import { Panel } from './Panel.js';

interface NotLoadedProps extends React.ComponentProps<typeof RowsSkeleton> {
  readonly read: Pick<Read<unknown>, 'error' | 'refetch'>;
  /** On a surface of its own. */
  readonly inPanel?: boolean;
}

/** In the place of what is read: lines while it loads; where it cannot be read, why, and the way to try again. */
export function NotLoaded({ read: { error, refetch }, inPanel, ...lines }: NotLoadedProps) {
  const shown = error ? (
    <FailedToLoad error={error} retry={() => void refetch()} />
  ) : (
    <RowsSkeleton {...lines} />
  );
  return inPanel ? <Panel>{shown}</Panel> : shown;
}

interface Props<Data> extends Omit<NotLoadedProps, 'read'> {
  readonly query: Read<Data>;
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

/**
 * What a page shows of what it reads; until it is there, that it is being read, or why it could not be. A form holds
 * its place meanwhile, and all of this is on a surface of its own, unless it is said otherwise.
 */
export function Loaded<Data>(props: Props<Data>) {
  const { query, rows = 4, height = 64, inPanel = true, empty, children } = props;
  const { data } = query;
  const nothing = hasNothing(props) ? empty : undefined;
  if (nothing) {
    const { title, help, link } = nothing;
    const action = link && (
      <LinkButton to={link.to} variant={link.variant ?? 'contained'}>
        {link.label}
      </LinkButton>
    );
    return <EmptyState inPanel={inPanel} title={title} help={help} action={action} />;
  }
  if (data === undefined) return <NotLoaded read={query} inPanel={inPanel} rows={rows} height={height} />;
  return children(data);
}

const hasNothing = <Data,>({ query: { data }, isEmpty }: Props<Data>): boolean =>
  isEmpty ?? (Array.isArray(data) && data.length === 0);

interface LoadedFormProps {
  /** The form says where its choices are that there are none. */
  readonly saysItself?: boolean;
}

/**
 * The same of a form, which is read again while it is open: once it is shown it stays, also where nothing is left to
 * choose from, which is said above it. It holds what was typed, is being sent, or is asked about.
 */
export function LoadedForm<Data>({ saysItself = false, ...props }: Props<Data> & LoadedFormProps) {
  const [isBegun, setBegun] = useState(false);
  const nothing = hasNothing(props) ? props.empty : undefined;
  if (!isBegun && props.query.data !== undefined && !nothing) setBegun(true);
  if (!isBegun) return <Loaded {...props} />;
  return (
    <>
      {nothing && !saysItself && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={nothing.link && <LinkButton to={nothing.link.to}>{nothing.link.label}</LinkButton>}
        >
          {nothing.title}
        </Alert>
      )}
      <Loaded {...props} empty={undefined} />
    </>
  );
}
