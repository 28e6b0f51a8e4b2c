import { expect, it } from 'vitest';
import { daysLeft } from '../../shared/record/stock-rate.js';
import { type AlertRow, grouped, leadsTo, screenFor, soonestFirst } from './desk.js';

const NOW = new Date('2026-11-22T08:00:00Z');
const POINT = { id: 'p', nom: 'P', service: null, type: 'VACCINATION_POINT' } as const;
const CENTRE = { id: 'c', nom: 'C', service: null, type: 'VACCINATION' } as const;
const DISPATCH = { id: 'd', nom: 'D', service: null, type: 'DISPATCH' } as const;
const alert = (type: AlertRow['type'], more: Partial<AlertRow> = {}): AlertRow => ({
  id: type,
  type,
  gravite: 'URGENT',
  ...more,
});
const at = (row: AlertRow, workplace: Parameters<typeof screenFor>[1]) => screenFor(row, workplace, NOW);

it.each([
  ['RUPTURE', 'vaccination', {}, '/vaccination/replenishment-form'],
  ['STOCK_BAS', 'dispatch', {}, '/dispatch/stock-entries'],
  ['PERIME', 'referent', {}, '/referent/scrappings'],
  ['RECEPTION_EN_ATTENTE', 'vaccination', {}, '/vaccination/stock-entries'],
  ['BL_EN_RETARD', 'dispatch', { idBl: 'note' }, '/dispatch/exits/note'],
  ['DEMANDE_EN_ATTENTE', 'dispatch', { correspondant: POINT }, '/point-replenishments'],
  ['DEMANDE_EN_ATTENTE', 'dispatch', { correspondant: CENTRE }, '/dispatch/replenishments'],
  ['DEMANDE_EN_ATTENTE', 'vaccination', { correspondant: POINT }, '/vaccination/affiliated-replenishments'],
  ['DEMANDE_EN_ATTENTE', 'vaccination', { correspondant: DISPATCH }, '/vaccination/replenishments'],
  ['DEMANDE_EN_ATTENTE', 'administration', { correspondant: POINT }, '/point-replenishments'],
  ['DEMANDE_EN_ATTENTE', 'administration', { correspondant: CENTRE }, '/replenishments'],
  ['DEMANDE_EN_ATTENTE', 'point', {}, '/vaccination-point/replenishments'],
  ['DECLARATION_MANQUANTE', 'vaccination', {}, '/vaccination/declarations-of-use'],
  ['RAPPEL_LOT', 'point', { idRappel: 'recall' }, '/recalls/recall'],
  ['RUPTURE', 'affiliates', {}, undefined],
  ['PERIME', 'administration', {}, '/stocks'],
] as const)('%s at a %s is settled on one screen', (type, workplace, more, path) => {
  expect(at(alert(type, more), workplace)).toBe(path);
});

it.each([
  ['RUPTURE', 'vaccination', '/vaccination/replenishment-form?idProduit=p'],
  ['STOCK_BAS', 'dispatch', '/dispatch/stock-entries?idProduit=p'],
  ['PERIME', 'dispatch', '/dispatch/scrappings?idProduit=p&idStock=b'],
  ['LIMITE_DEPASSEE', 'vaccination', '/vaccination/scrappings?idProduit=p&idStock=b'],
  ['RECEPTION_EN_ATTENTE', 'referent', '/referent/stock-entries?idBl=n'],
  ['DECLARATION_MANQUANTE', 'vaccination', '/vaccination/declarations-of-use?idProduit=p&jour=2026-11-20'],
  ['DECLARATION_MANQUANTE', 'point', '/vaccination/declarations-of-use?idProduit=p&jour=2026-11-20'],
] as const)('%s opens the form at a %s with what it is about', (type, workplace, address) => {
  const about = { idProduit: 'p', idStock: 'b', idBl: 'n', echeance: '2026-11-20' };
  expect(at(alert(type, about), workplace)).toBe(address);
});

it('opens lists with the lot that it is about', () => {
  const [path, search] = at(alert('PEREMPTION_PROCHE', { lot: 'A&B' }), 'dispatch')!.split('?');
  expect(path).toBe('/dispatch/stocks');
  expect(JSON.parse(new URLSearchParams(search).get('filter')!)).toEqual({
    lot: 'A&B',
    quantiteNonNulle: true,
  });
});

it('opens the lists of an anomaly as far back as it may have happened: 30 days offline before 30 days of alert', () => {
  const search = at(alert('ANOMALIE', { lot: 'A' }), 'vaccination')!.split('?')[1];
  expect(JSON.parse(new URLSearchParams(search).get('filter')!)).toEqual({
    lot: 'A',
    dateDebut: '2026-09-22T08:00:00.000Z',
  });
  expect(at(alert('ANOMALIE'), 'administration')).toBe('/discrepancies?dateDebut=2026-09-22');
});

it.each([
  ['RECEPTION_EN_ATTENTE', undefined],
  ['RUPTURE', undefined],
  ['STOCK_BAS', undefined],
  ['DECLARATION_MANQUANTE', undefined],
  ['PERIME', '/vaccination/stocks'],
  ['LIMITE_DEPASSEE', '/vaccination/stocks'],
  ['PEREMPTION_PROCHE', '/vaccination/stocks'],
  ['DEMANDE_EN_ATTENTE', '/vaccination/replenishments'],
  ['ANOMALIE', '/vaccination/movements'],
  ['RAPPEL_LOT', '/recalls/recall'],
] as const)('%s leads who only reads to what can be read: %s', (type, path) => {
  const about = {
    idProduit: 'p',
    idStock: 'b',
    idBl: 'n',
    idRappel: 'recall',
    lot: 'A',
    echeance: '2026-11-20',
  };
  const centre = { id: 'own', type: 'VACCINATION', gestionStock: true } as const;
  const centres = [centre];
  const user = { isAdmin: false, isAuditor: true, authorities: ['ROLE_AUDITOR' as const] };
  expect(leadsTo(alert(type, about), { user, centre, centres }, NOW)?.split('?')[0]).toBe(path);
  const worker = { ...user, authorities: ['ROLE_AUDITOR' as const, 'ROLE_VACCINATION_CENTER' as const] };
  expect(leadsTo(alert(type, about), { user: worker, centre, centres }, NOW)).toBe(
    at(alert(type, about), 'vaccination'),
  );
});

it('puts the uses of a product that are to be declared on one line', () => {
  const use = (id: string, idProduit: string) => alert('DECLARATION_MANQUANTE', { id, idProduit });
  const groups = grouped([use('1', 'a'), alert('RUPTURE'), use('2', 'b'), use('3', 'a')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '3'], ['RUPTURE'], ['2']]);
});

const row = (countStockRestant: number, countExit: number) => ({
  countStockRestant,
  month: { countStock: 0, countExit, countDechet: 0 },
});

it('counts the days for which a product lasts at the rate of thirty days', () => {
  expect([daysLeft(row(10, 30)), daysLeft(row(10, 7)), daysLeft(row(0, 3)), daysLeft(row(5, 0))]).toEqual([
    10,
    42,
    0,
    undefined,
  ]);
  expect(soonestFirst([row(5, 0), row(10, 7), row(0, 0), row(10, 30)])).toEqual([
    row(10, 30),
    row(10, 7),
    row(5, 0),
  ]);
});
