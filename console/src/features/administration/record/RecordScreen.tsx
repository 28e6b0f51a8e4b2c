import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useFormRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Page } from '../../../shared/page/Page.js';
import { RecordPage } from '../../../shared/record/RecordPage.js';
import type { AdministeredKind, AdministeredRecord } from './administered-kind.js';
import { useListAddress } from './useListAddress.js';

interface Props<Row> {
  readonly kind: AdministeredKind;
  readonly nameOf: (record: Row) => string;
  readonly aside?: (record: Row) => ReactNode;
  readonly actions?: (record: Row) => ReactNode;
  /** A record that cannot be loaded leads back to the list at once. */
  readonly leavesOnFailure?: boolean;
  /** The form; undefined: of a new record. */
  readonly children: (record: Row | undefined) => ReactNode;
}

/** The page of one record, by the id in the address; without one, of a new record. */
export function RecordScreen<Row extends AdministeredRecord>(props: Props<Row>) {
  const { id } = useParams();
  return id === undefined ? <NewRecord {...props} /> : <ExistingRecord key={id} id={id} {...props} />;
}

function NewRecord<Row>({ kind, children }: Props<Row>) {
  const translate = useTranslate();
  return <Page title={translate(`administration.kind.${kind.name}.add`)}>{children(undefined)}</Page>;
}

function ExistingRecord<Row extends AdministeredRecord>(props: Props<Row> & { id: string }) {
  const { id, kind, nameOf, aside, actions, leavesOnFailure, children } = props;
  const translate = useTranslate();
  const list = useListAddress(kind);
  // What is typed stays: a form is not filled anew because somebody else's change was noticed.
  // The kind's path decides the type of its records, which the caller names.
  const query = useFormRead(
    `${kind.path}/{id}`,
    { path: { id } },
    { refetchOnWindowFocus: false },
  ) as UseQueryResult<Row>;
  return (
    <RecordPage<Row>
      title={query.data ? nameOf(query.data) : translate(`administration.kind.${kind.name}.one`)}
      query={query}
      back={list}
      leavesOnFailure={leavesOnFailure}
      aside={aside}
      actions={(record) => (
        <>
          {actions?.(record)}
          <HistoryLink kind={kind} record={record} />
        </>
      )}
    >
      {(record) => (
        <>
          {children(record)}
          <HistoryLine history={record.history} />
        </>
      )}
    </RecordPage>
  );
}

/** Leads to the record's entries in the audit trail, for users who may read it. */
function HistoryLink({ kind, record }: { kind: AdministeredKind; record: AdministeredRecord }) {
  const translate = useTranslate();
  const { user } = useSession();
  if (!seesAllCentres(user)) return null;
  const filter = JSON.stringify({ entity: kind.entity, id: record.id });
  return (
    <LinkButton
      variant="outlined"
      startIcon={<HistoryIcon />}
      to={{ pathname: '/audit', search: new URLSearchParams({ filter }).toString() }}
    >
      {translate('administration.audit.title')}
    </LinkButton>
  );
}

/** Who made the record and who changed it last. */
function HistoryLine({ history }: Pick<AdministeredRecord, 'history'>) {
  const translate = useTranslate();
  const format = useFormat();
  const nobody = translate('administration.theProduct');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {translate('administration.history', {
        creator: history.creationUser ?? nobody,
        creation: format.dateTime(history.creationDate),
        editor: history.modificationUser ?? nobody,
        modification: format.dateTime(history.modificationDate),
      })}
    </Typography>
  );
}
