import { describe, expect, it } from 'vitest';
import { REQUEST_STATUSES, type RequestStatus } from '../../api/generated/request-status.js';
import type { CentreTree, CentreType } from '../../api/types.js';
import {
  actionsFor,
  bulkActionsFor,
  filtersAtFirst,
  historyOf,
  mayPrepare,
  preparationState,
  type Request,
  SEARCHED_STATUSES,
} from './request.js';

const NOW = new Date('2026-03-12T09:00:00Z');

const DISPATCH: Parameters<typeof bulkActionsFor>[1] = {
  type: 'DISPATCH',
  childrenVaccination: [{ id: 'bellevue' } as CentreTree],
};

const request = (changes: Partial<Request> = {}): Request => ({
  id: 'request-1',
  statut: 'EN_ATTENTE',
  modeQte: 'CONDITIONNEMENT',
  nbDoses1: 0,
  nbDoses2: 0,
  nbDosesR: 0,
  nbCond: 4,
  totalDoses: 24,
  produit: {
    id: 'vaxilor',
    type: 'VACCIN',
    nom: 'Vaxilor',
    nomCommercial: 'Vaxilor',
    typeConditionnement: 'FLACON',
    peremptionType: 'JOUR',
    nbDoses: 6,
  } as Request['produit'],
  centreVacc: {
    id: 'bellevue',
    nom: 'Centre Bellevue',
    referentEmail: null,
    centerEmail: null,
  } as Request['centreVacc'],
  centreDispatch: null,
  pointVacc: null,
  transporteur: { id: 'froid', nom: 'Froid Express' },
  dateReception: '2026-03-13T11:00:00.000Z',
  dateReceptionConfirmee: null,
  quantiteConfirmee: null,
  dateDepart: null,
  dateCouvertureDebut: null,
  dateCouvertureFin: null,
  commentaireDispatch: null,
  commentaireConfirmation: null,
  commentaireDepart: null,
  commentaireVaccination: 'Samedi',
  commentaireCentre: 'Samedi',
  commentairePoint: null,
  dateCreation: '2026-03-11T08:00:00.000Z',
  utilisateur: 'Claire Bernard',
  ...changes,
});

describe('what a row offers', () => {
  const OFFERED: Readonly<Record<RequestStatus, readonly string[]>> = {
    EN_ATTENTE: ['CONFIRM', 'PROCESS', 'REFUSE'],
    CONFIRME: ['PROCESS', 'CANCEL_CONFIRM'],
    TRAITE: ['DEPART_MARCHANDISES'],
    DEPART_MARCHANDISES: [],
    REFUSE: [],
    ANNULE: [],
  };

  it.each(REQUEST_STATUSES)('to a dispatch centre, of a request that is %s', (statut) => {
    expect(actionsFor('CENTRE', { statut }, 'DISPATCH')).toEqual(OFFERED[statut]);
    expect(mayPrepare('CENTRE', request({ statut }), DISPATCH)).toBe(
      ['EN_ATTENTE', 'CONFIRME'].includes(statut),
    );
  });

  it('to a dispatch centre, of a disabled centre: no goods for it', () => {
    expect(mayPrepare('CENTRE', request(), { ...DISPATCH, childrenVaccination: [] })).toBe(false);
  });

  it.each(REQUEST_STATUSES)('to a referent, of a request that is %s: its cancellation at most', (statut) => {
    const isOpen = statut === 'EN_ATTENTE' || statut === 'CONFIRME';
    expect(actionsFor('CENTRE', { statut }, 'REFERENT')).toEqual(isOpen ? ['CANCEL'] : []);
    expect(mayPrepare('CENTRE', request({ statut }), { ...DISPATCH, type: 'REFERENT' })).toBe(false);
  });

  it.each<[CentreType | undefined, readonly string[]]>([
    ['DISPATCH', ['PROCESS']],
    ['REFERENT', ['CANCEL']],
    ['VACCINATION', ['CANCEL']],
    ['VACCINATION_POINT', ['CANCEL']],
    [undefined, []],
  ])("to %s, of a point's request: %j while it waits, nothing afterwards", (type, expected) => {
    expect(actionsFor('POINT', { statut: 'EN_ATTENTE' }, type)).toEqual(expected);
    expect(actionsFor('POINT', { statut: 'TRAITE' }, type)).toEqual([]);
    expect(mayPrepare('POINT', request(), type ? { ...DISPATCH, type } : null)).toBe(false);
  });

  it('to a vaccination centre: to look at what it asked for', () => {
    expect(actionsFor('CENTRE', { statut: 'EN_ATTENTE' }, 'VACCINATION')).toEqual([]);
  });
});

describe('what may be done with several', () => {
  const waiting = request();
  const confirmed = request({ id: 'request-2', statut: 'CONFIRME', quantiteConfirmee: 3 });
  const processed = request({ id: 'request-3', statut: 'TRAITE' });

  it('begins with two', () => {
    expect(bulkActionsFor([waiting], DISPATCH, NOW)).toEqual([]);
    expect(bulkActionsFor([waiting, request({ id: 'request-4' })], DISPATCH, NOW)).toEqual([
      'CONFIRM',
      'PREPARE',
    ]);
  });

  it('confirms what waits and is not past', () => {
    const past = request({ id: 'request-5', dateReception: '2026-03-12T08:59:00.000Z' });
    expect(bulkActionsFor([waiting, past], DISPATCH, NOW)).toEqual(['PREPARE']);
    expect(bulkActionsFor([waiting, confirmed], DISPATCH, NOW)).toEqual(['PREPARE']);
  });

  it('prepares one product only, and nothing that is done with', () => {
    const other = request({ id: 'request-6', produit: { ...waiting.produit, id: 'immunol' } });
    expect(bulkActionsFor([waiting, other], DISPATCH, NOW)).toEqual(['CONFIRM']);
    expect(bulkActionsFor([waiting, processed], DISPATCH, NOW)).toEqual([]);
    expect(bulkActionsFor([waiting, request({ statut: 'REFUSE' })], DISPATCH, NOW)).toEqual([]);
  });

  it('prepares nothing for a disabled centre', () => {
    const disabled = request({ id: 'request-8', centreVacc: { ...waiting.centreVacc, id: 'closed' } });
    expect(bulkActionsFor([waiting, disabled], DISPATCH, NOW)).toEqual(['CONFIRM']);
  });

  it('departs with what is processed', () => {
    expect(
      bulkActionsFor([processed, request({ id: 'request-7', statut: 'TRAITE' })], DISPATCH, NOW),
    ).toEqual(['DEPART_MARCHANDISES']);
    expect(bulkActionsFor([processed, confirmed], DISPATCH, NOW)).toEqual([]);
  });
});

describe('a preparation is told', () => {
  it('whose request it serves, and what is asked for', () => {
    expect(preparationState(request())).toEqual({
      replenishmentID: 'request-1',
      productID: 'vaxilor',
      unitProduct: 'FLACON',
      quantity: 4,
      destination: 'bellevue',
      carrier: 'froid',
      commentFromReplenishment: 'Samedi',
    });
  });

  it('what was promised, once it was', () => {
    expect(preparationState(request({ statut: 'CONFIRME', quantiteConfirmee: 3 })).quantity).toBe(3);
  });
});

describe('a list', () => {
  it('begins with what is to be done, and ends its period ten minutes from now', () => {
    expect(filtersAtFirst('CENTRE', NOW)).toMatchObject({
      statut: ['EN_ATTENTE', 'CONFIRME'],
      typeDate: null,
      dateFin: '2026-03-12T09:10:00.000Z',
    });
    expect(filtersAtFirst('POINT', NOW).statut).toEqual(['EN_ATTENTE']);
  });

  it('is not searched for what was cancelled', () => {
    expect(SEARCHED_STATUSES.CENTRE).toEqual([
      'EN_ATTENTE',
      'CONFIRME',
      'TRAITE',
      'DEPART_MARCHANDISES',
      'REFUSE',
    ]);
    expect(SEARCHED_STATUSES.POINT).toEqual(['EN_ATTENTE', 'TRAITE']);
  });
});

describe('a delivery note that serves a request', () => {
  const note: Parameters<typeof historyOf>[0] = {
    id: 'note-1',
    numeroBl: 'PN-2026-000001',
    statut: 'PREPARE',
    date: '2026-03-12T08:00:00.000Z',
    utilisateur: 'Hugo Martin',
    dateFin: null,
    utilisateurFin: null,
    conforme: null,
  };
  const prepared = {
    words: 'replenishment.note.PREPARE',
    date: '2026-03-12T08:00:00.000Z',
    user: 'Hugo Martin',
  };
  const settled = { dateFin: '2026-03-13T08:00:00.000Z', utilisateurFin: 'Claire Bernard' };
  const last = (words: string) => ({
    words: `replenishment.note.${words}`,
    date: settled.dateFin,
    user: 'Claire Bernard',
  });

  it('tells who prepared it, and who settled it and how', () => {
    expect(historyOf(note)).toEqual([prepared]);
    expect(historyOf({ ...note, ...settled, statut: 'RECU', conforme: true })).toEqual([
      prepared,
      last('RECU'),
    ]);
    expect(historyOf({ ...note, ...settled, statut: 'RECU', conforme: false })[1]).toEqual(
      last('NON_CONFORME'),
    );
    expect(historyOf({ ...note, ...settled, statut: 'ANNULE' })[1]).toEqual(last('ANNULE'));
  });
});
