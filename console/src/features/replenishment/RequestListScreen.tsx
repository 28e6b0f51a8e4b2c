import { useMemo, useState } from 'react';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useCarriers, useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { useScreenRoute } from '../../shared/routing/useScreenRoute.js';
import { BulkBar } from './BulkBar.js';
import { PlanDialog } from './PlanDialog.js';
import { PrepareTogetherDialog } from './PrepareTogetherDialog.js';
import { RequestActions } from './RequestActions.js';
import { RequestDialog } from './RequestDialog.js';
import { RequestFilterFields } from './RequestFilterFields.js';
import {
  type BulkAction,
  filtersAtFirst,
  namesOf,
  type Request,
  type RequestFilters,
  type StatusAction,
} from './request.js';
import { StatusDialog, StatusesDialog } from './StatusDialogs.js';
import { useRequestColumns } from './useRequestColumns.js';

/** The other addresses show the requests of vaccination centres. */
const LISTS_OF_POINTS: readonly string[] = [
  '/point-replenishments',
  '/vaccination/affiliated-replenishments',
  '/vaccination-point/replenishments',
];

/** Latest first. */
const ORDER = { field: 'dateCreation', order: 'DESC' } as const;

const CHECKBOX = {
  width: 24,
  height: 24,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: 'var(--mui-palette-primary-main)',
} as const;

type Opened =
  | { readonly what: 'life' | 'plan'; readonly request: Request }
  | { readonly what: 'status'; readonly request: Request; readonly action: StatusAction }
  | { readonly what: 'together'; readonly requests: readonly Request[]; readonly action: BulkAction };

/** The requests within reach, with what the selected centre may do with them. */
export default function RequestListScreen() {
  const translate = useTranslate();
  const route = useScreenRoute();
  const kind: RequestKind = LISTS_OF_POINTS.includes(route?.path ?? '') ? 'POINT' : 'CENTRE';
  const session = useSession();
  const { centre } = session;
  const reads = onlyReads(session);
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const carriers = useCarriers();
  const columns = useRequestColumns(kind);
  const { column } = useColumns<Request>();
  const [defaults] = useState(() => filtersAtFirst(kind));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const selecting = !reads && kind === 'CENTRE' && centre?.type === 'DISPATCH' ? centre : undefined;
  const title = translate(route?.title ?? 'replenishment.title');
  const close = () => setOpened(undefined);

  const selection = column('selection', 'replenishment.selection', (request) => (
    <input
      type="checkbox"
      aria-label={translate('replenishment.select', namesOf(request))}
      checked={selected.has(request.id)}
      onChange={({ target }) => {
        const next = new Set(selected);
        if (target.checked) next.add(request.id);
        else next.delete(request.id);
        setSelected(next);
      }}
      style={CHECKBOX}
    />
  ));
  const form = useMemo(() => {
    if (reads) return undefined;
    if (centre?.type === 'VACCINATION' && kind === 'CENTRE') return '/vaccination/replenishment-form';
    return centre?.type === 'VACCINATION_POINT' ? '/vaccination-point/replenishment-form' : undefined;
  }, [centre, kind, reads]);

  return (
    <Page
      title={title}
      actions={
        form && (
          <LinkButton to={form} variant="contained">
            {translate('replenishment.add')}
          </LinkButton>
        )
      }
    >
      <RecordList<Request, RequestFilters>
        label={title}
        resource={kind === 'CENTRE' ? 'vaccination/besoin' : 'point-vaccination/besoin'}
        sort={ORDER}
        filterDefaults={defaults}
        filters={<RequestFilterFields kind={kind} carriers={carriers} />}
        columns={selecting ? [selection, ...columns] : columns}
        onOpen={(request) => setOpened({ what: 'life', request })}
        openLabel={(request) => translate('replenishment.open', namesOf(request))}
        actions={(request) => (
          <RequestActions
            kind={kind}
            request={request}
            onAction={(action) => setOpened({ what: 'status', request, action })}
            onPlan={() => setOpened({ what: 'plan', request })}
          />
        )}
        above={
          selecting
            ? (rows) => (
                <BulkBar
                  centre={selecting}
                  rows={rows}
                  selected={rows.filter(({ id }) => selected.has(id))}
                  onSelect={(requests) => setSelected(new Set(requests.map(({ id }) => id)))}
                  onAction={(action, requests) => setOpened({ what: 'together', requests, action })}
                />
              )
            : undefined
        }
        exports={
          kind === 'CENTRE'
            ? { path: '/vaccination/besoin/export', name: 'demandes.xlsx' }
            : { path: '/point-vaccination/besoin/export', name: 'demandes-points.xlsx' }
        }
      />
      {opened?.what === 'life' && <RequestDialog kind={kind} request={opened.request} onClose={close} />}
      {opened?.what === 'plan' && <PlanDialog request={opened.request} onClose={close} />}
      {opened?.what === 'status' && (
        <StatusDialog kind={kind} request={opened.request} action={opened.action} onClose={close} />
      )}
      {opened?.what === 'together' &&
        (opened.action === 'PREPARE' ? (
          <PrepareTogetherDialog
            requests={opened.requests}
            onClose={close}
            onPrepared={() => setSelected(new Set())}
          />
        ) : (
          <StatusesDialog
            requests={opened.requests}
            action={opened.action}
            onClose={close}
            onDone={() => {
              setSelected(new Set());
              close();
            }}
          />
        ))}
    </Page>
  );
}
