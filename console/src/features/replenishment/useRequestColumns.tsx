import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Tag } from '../../shared/record/Tag.js';
import { type Request, toneOf } from './request.js';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

export function useRequestColumns(kind: RequestKind): readonly Column<Request>[] {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<Request>();
  const format = useFormat();
  const { centre } = useSession();
  // Its own requests: it need not be told whose they are.
  const isOwn = centre?.type === (kind === 'CENTRE' ? 'VACCINATION' : 'VACCINATION_POINT');
  return useMemo(() => {
    const columns = [
      headline('product', 'field.product', ({ produit }) => produit.nomCommercial),
      headline(
        'status',
        'field.status',
        ({ statut }) => <Tag tone={toneOf(statut)}>{translate(`enum.requestStatus.${statut}`)}</Tag>,
        { sortField: 'statut' },
      ),
      !isOwn &&
        column(
          'centre',
          kind === 'POINT' ? 'field.point' : 'field.vaccinationCentre',
          ({ centreVacc, pointVacc }) => (pointVacc ?? centreVacc).nom,
        ),
      figure(
        'quantity',
        'replenishment.asked',
        (request) => (
          <Box sx={ONE_LINE}>
            {format.packages(request.nbCond, request.produit)}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {format.doseCount(request.totalDoses)}
            </Box>
          </Box>
        ),
        { sortField: 'nbCond' },
      ),
      column(
        'wanted',
        'replenishment.wanted',
        ({ dateReception }) => <span style={ONE_LINE}>{format.dateTime(dateReception)}</span>,
        { sortField: 'dateReception' },
      ),
      kind === 'CENTRE' &&
        column(
          'confirmed',
          'replenishment.confirmed',
          ({ quantiteConfirmee, dateReceptionConfirmee, produit }) =>
            quantiteConfirmee === null ? null : (
              <Box sx={ONE_LINE}>
                {format.packages(quantiteConfirmee, produit)}
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {format.dateTime(dateReceptionConfirmee)}
                </Box>
              </Box>
            ),
        ),
      kind === 'CENTRE' &&
        column('carrier', 'field.carrier', ({ transporteur }) => transporteur?.nom ?? null),
      column('created', 'replenishment.created', ({ dateCreation }) => format.date(dateCreation), {
        sortField: 'dateCreation',
      }),
    ];
    return columns.filter((each) => each !== false);
  }, [translate, format, kind, isOwn, column, headline, figure]);
}
