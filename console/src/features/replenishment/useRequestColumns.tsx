import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { Tag } from '../../shared/record/Tag.js';
import { type Request, toneOf } from './request.js';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

export function useRequestColumns(kind: RequestKind): readonly Column<Request>[] {
  const translate = useTranslate();
  const format = useFormat();
  const { centre } = useSession();
  // Its own requests: it need not be told whose they are.
  const isOwn = centre?.type === (kind === 'CENTRE' ? 'VACCINATION' : 'VACCINATION_POINT');
  return useMemo(() => {
    const columns: (Column<Request> & { readonly isLeftOut?: boolean })[] = [
      {
        id: 'product',
        label: translate('field.product'),
        card: 'title',
        render: ({ produit }) => produit.nomCommercial,
      },
      {
        id: 'status',
        label: translate('field.status'),
        card: 'title',
        sortField: 'statut',
        render: ({ statut }) => <Tag tone={toneOf(statut)}>{translate(`enum.requestStatus.${statut}`)}</Tag>,
      },
      {
        id: 'centre',
        label: translate(kind === 'POINT' ? 'replenishment.point' : 'field.vaccinationCentre'),
        isLeftOut: isOwn,
        render: ({ centreVacc, pointVacc }) => (pointVacc ?? centreVacc).nom,
      },
      {
        id: 'quantity',
        label: translate('replenishment.asked'),
        align: 'right',
        sortField: 'nbCond',
        render: (request) => (
          <Box sx={ONE_LINE}>
            {format.packages(request.nbCond, request.produit)}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {format.doses(request.nbCond, request.produit)}
            </Box>
          </Box>
        ),
      },
      {
        id: 'wanted',
        label: translate('replenishment.wanted'),
        sortField: 'dateReception',
        render: ({ dateReception }) => <span style={ONE_LINE}>{format.dateTime(dateReception)}</span>,
      },
      {
        id: 'confirmed',
        label: translate('replenishment.confirmed'),
        isLeftOut: kind === 'POINT',
        render: ({ quantiteConfirmee, dateReceptionConfirmee, produit }) =>
          quantiteConfirmee === null ? null : (
            <Box sx={ONE_LINE}>
              {format.packages(quantiteConfirmee, produit)}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {format.dateTime(dateReceptionConfirmee)}
              </Box>
            </Box>
          ),
      },
      {
        id: 'carrier',
        label: translate('replenishment.carrier'),
        isLeftOut: kind === 'POINT',
        render: ({ transporteur }) => transporteur?.nom ?? null,
      },
      {
        id: 'created',
        label: translate('replenishment.created'),
        sortField: 'dateCreation',
        render: ({ dateCreation }) => format.date(dateCreation),
      },
    ];
    return columns.filter(({ isLeftOut }) => !isLeftOut);
  }, [translate, format, kind, isOwn]);
}
