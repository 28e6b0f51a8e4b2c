import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Movement } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { hasDetail, MovementDetail } from './MovementDetail.js';

const movement = (more: Partial<Movement> = {}): Movement =>
  ({
    date: '2026-03-10T09:00:00.000Z',
    destination: null,
    provenance: null,
    pointVacc: null,
    anciennePeremption: null,
    seringueQte: null,
    anomalie: null,
    motifDerogation: null,
    commentaire: null,
    horsLimite: false,
    lotRappele: false,
    reception: null,
    offline: false,
    dateEnregistrement: '2026-03-10T09:00:00.000Z',
    ...more,
  }) as Movement;

it('says what needs a second look: goods past their limit, a reception that is not compliant', async () => {
  const reception = { date: '2026-03-09T15:30:00.000Z', conforme: false };
  const late = movement({ horsLimite: true, reception });
  expect(hasDetail(late)).toBe(true);
  await renderInApp(<MovementDetail movement={late} />);
  expect(screen.getByText('Hors limite')).toBeVisible();
  expect(screen.getByText('Réception non conforme')).toBeVisible();
  expect(screen.getByText('Reçu le 09/03/2026 16:30')).toBeVisible();
});

it('marks an exit that was made offline before its lot was recalled', async () => {
  const late = movement({ offline: true, lotRappele: true });
  expect(hasDetail(late)).toBe(true);
  await renderInApp(<MovementDetail movement={late} />);
  expect(screen.getByText('Lot rappelé avant l’envoi')).toBeVisible();
});

it('says why a later batch was taken', async () => {
  const later = movement({ motifDerogation: 'Premier lot réservé' });
  expect(hasDetail(later)).toBe(true);
  await renderInApp(<MovementDetail movement={later} />);
  expect(screen.getByText("Lot plus tardif pris d'abord : Premier lot réservé")).toBeVisible();
});

it('is silent about a compliant entry that was typed in when it arrived', () => {
  const reception = { date: '2026-03-10T08:59:30.000Z', conforme: true };
  expect(hasDetail(movement({ reception }))).toBe(false);
  expect(hasDetail(movement())).toBe(false);
});

it('says when an action that was made offline was recorded', async () => {
  const late = movement({ offline: true, dateEnregistrement: '2026-03-10T17:05:00.000Z' });
  expect(hasDetail(late)).toBe(true);
  await renderInApp(<MovementDetail movement={late} />);
  expect(screen.getByText('Fait hors connexion, enregistré le 10/03/2026 18:05')).toBeVisible();
});

const prepared = movement({
  type: 'PREPARATION',
  destination: { id: 'b', nom: 'Centre Bellevue', service: null, type: 'VACCINATION' },
  idMouvementAnnule: null,
});

it('says where a preparation goes', async () => {
  await renderInApp(<MovementDetail movement={prepared} />);
  expect(screen.getByText('Vers Centre Bellevue')).toBeVisible();
});

it('says of a cancelled preparation that the goods are back, not that they go', async () => {
  await renderInApp(<MovementDetail movement={{ ...prepared, idMouvementAnnule: 'm' }} />);
  expect(screen.getByText('Préparation pour Centre Bellevue annulée, remise en stock')).toBeVisible();
});
