import { FailedToLoad } from '../errors/FailedToLoad.js';
import { RowsSkeleton } from './PageSkeleton.js';
import { Panel } from './Panel.js';

interface Read {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props extends React.ComponentProps<typeof RowsSkeleton> {
  /** What is not there yet, or what of it is not; trying again reads all of them anew. Absent: nothing failed. */
  readonly read: Read | readonly Read[] | undefined;
  /** On a surface of its own. */
  readonly inPanel?: boolean;
}

/** In the place of what is read: lines while it loads; where it cannot be read, why, and the way to try again. */
export function NotLoaded({ read = [], inPanel, ...lines }: Props) {
  const reads = [read].flat();
  const failed = reads.find(({ error }) => error);
  const shown = failed ? (
    <FailedToLoad error={failed.error} retry={() => reads.forEach(({ refetch }) => void refetch())} />
  ) : (
    <RowsSkeleton {...lines} />
  );
  return inPanel ? <Panel>{shown}</Panel> : shown;
}
