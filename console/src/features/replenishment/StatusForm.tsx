import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { type DialogOperation, FormDialog } from '../../shared/dialog/FormDialog.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { notInPast, positive } from '../../shared/form/rules.js';
import { dayOf } from '../../shared/format/zone.js';
import { Facts } from '../../shared/record/Facts.js';
import { owed, type Request, type StatusAction } from './request.js';
import { needsComment, type StatusValues } from './status-change.js';
import { WeekPlan } from './WeekPlan.js';

interface Props {
  readonly kind: RequestKind;
  readonly action: StatusAction;
  /** One, or those that change together. */
  readonly requests: readonly Request[];
  readonly operation: DialogOperation<StatusValues>;
  readonly onClose: () => void;
}

const isDangerous = (action: StatusAction): boolean => action === 'REFUSE' || action === 'CANCEL';

/** What a change of status asks for, in a dialog: what is asked about stands above it. */
export function StatusForm({ kind, action, requests, operation, onClose }: Props) {
  const translate = useTranslate();
  const [request] = requests;
  if (!request) return null;
  const isOne = requests.length === 1;
  return (
    <FormDialog
      operation={operation}
      title={translate(isOne ? `replenishment.action.${action}` : `replenishment.bulk.${action}`)}
      submitLabel={translate(`replenishment.submit.${action}`)}
      onClose={onClose}
      danger={isDangerous(action)}
      cancelLabel={translate('action.back')}
      gap={5}
    >
      {isOne ? (
        <OneRequest kind={kind} action={action} request={request} />
      ) : (
        <Requests requests={requests} />
      )}
      {action === 'CANCEL' && <Typography>{translate('replenishment.areYouSure')}</Typography>}
      {isOne && action === 'CONFIRM' && <PromiseFields request={request} />}
      {action === 'DEPART_MARCHANDISES' && (
        <FormDateTime
          name="departure"
          label={translate('replenishment.departure')}
          required
          rules={[notInPast]}
        />
      )}
      <FormComment
        required={needsComment(action, requests)}
        {...(action === 'REFUSE' && { label: translate('replenishment.reason') })}
      />
    </FormDialog>
  );
}

/** What was asked for; where it had been promised already, both. */
function OneRequest({ kind, action, request }: Pick<Props, 'kind' | 'action'> & { request: Request }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit, centreVacc, pointVacc, nbCond, dateReception, quantiteConfirmee, dateReceptionConfirmee } =
    request;
  const isPromised = quantiteConfirmee !== null && action !== 'CONFIRM';
  return (
    <Facts
      columns={2}
      compact
      facts={[
        { label: translate('field.product'), value: produit.nomCommercial },
        {
          label: translate(kind === 'POINT' ? 'field.point' : 'field.vaccinationCentre'),
          value: (pointVacc ?? centreVacc).nom,
        },
        {
          label: translate(isPromised ? 'replenishment.initialQuantity' : 'replenishment.asked'),
          value: format.packages(nbCond, produit),
        },
        {
          label: translate(isPromised ? 'replenishment.initialDate' : 'replenishment.wanted'),
          value: format.dateTime(dateReception),
        },
        ...(isPromised
          ? [
              {
                label: translate('replenishment.confirmedQuantity'),
                value: format.packages(quantiteConfirmee, produit),
              },
              {
                label: translate('replenishment.confirmedDate'),
                value: format.dateTime(dateReceptionConfirmee),
              },
            ]
          : []),
        ...(request.commentaireVaccination
          ? [
              {
                label: translate('replenishment.requestComment'),
                value: request.commentaireVaccination,
                wide: true,
              },
            ]
          : []),
      ]}
    />
  );
}

function Requests({ requests }: { requests: readonly Request[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const titleId = useId();
  return (
    <Box>
      <Typography id={titleId} sx={{ mb: 2 }}>
        {translate('replenishment.selected', { smart_count: requests.length })}
      </Typography>
      <Box role="region" aria-labelledby={titleId} tabIndex={0} sx={{ maxHeight: 240, overflowY: 'auto' }}>
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {requests.map((request) => (
            <Typography component="li" variant="body2" key={request.id}>
              {translate('replenishment.oneOfMany', {
                centre: request.centreVacc.nom,
                quantity: format.packages(owed(request), request.produit),
                product: request.produit.nomCommercial,
                date: format.dateTime(request.dateReceptionConfirmee ?? request.dateReception),
              })}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Quantity and reception of a confirmation, measured against the week's plan as they are typed. */
function PromiseFields({ request }: { request: Request }) {
  const translate = useTranslate();
  const { zone } = useSession();
  const quantity = useWatch<StatusValues, 'quantity'>({ name: 'quantity' });
  const reception = useWatch<StatusValues, 'reception'>({ name: 'reception' });
  return (
    <>
      <FormQuantity
        name="quantity"
        label={translate('replenishment.confirmedQuantity')}
        required
        min={1}
        rules={[positive]}
        product={request.produit}
      />
      <FormDateTime
        name="reception"
        label={translate('replenishment.confirmedDate')}
        required
        rules={[notInPast]}
      />
      {reception && (
        <WeekPlan
          productId={request.produit.id}
          centreId={request.centreVacc.id}
          day={dayOf(reception, zone)}
          asked={quantity}
        />
      )}
    </>
  );
}
