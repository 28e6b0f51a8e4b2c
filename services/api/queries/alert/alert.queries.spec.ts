import { alertSql } from '../../../../projections/alert/alerts.js';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import { addDays, businessDate } from '../../../domain/shared/calendar.js';
import { AdministrationModule } from '../../administration/administration.module.js';
import type { AlertRow } from './alert.dto.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('what needs attention', () => {
  let stock: StockApi;
  /** What the specs' service has been advanced by. */
  let ahead: number;
  const start = async () => {
    stock = await StockApi.start({ imports: [AdministrationModule] });
    ahead = 0;
  };
  const close = () => stock.close();

  const advance = (milliseconds: number) => {
    ahead += milliseconds;
    stock.api.advance(milliseconds);
  };
  const now = () => new Date(Date.now() + ahead);
  const day = (days: number) => addDays(businessDate(now().toISOString(), stock.api.config.timeZone), days);
  const admin = () => stock.as('admin', centres.plateformeNord);
  const point = () => stock.as('point', centres.pointBellevue);

  const alerts = async (user: StockUser) =>
    (await user.get('/centre/alertes').expect(200)).body as AlertRow[];
  const found = async (user: StockUser, type: AlertRow['type'], cause: Partial<AlertRow> = {}) =>
    (await alerts(user)).filter((alert) => {
      const like = Object.entries(cause).every(([name, value]) => alert[name as keyof AlertRow] === value);
      return alert.type === type && like;
    });
  const seen = async (user: StockUser, type: AlertRow['type'], cause: Partial<AlertRow> = {}) =>
    (await found(user, type, cause)).length;
  const everybodyElse = () => [stock.sud(), stock.referent(), stock.as('riviere', centres.centreRiviere)];
  const nobodyElse = async (type: AlertRow['type']) => {
    for (const user of everybodyElse()) expect(await seen(user, type)).toBe(0);
  };

  const enter = async (idProduit: string, quantite: number, more: object = {}) => {
    const entry = { idProduit, quantite, lot: 'AL-1', peremption: EXPIRY, conforme: true, ...more };
    return (await stock.nord().post('/dispatch/entree-stock', entry).expect(201)).body.id as string;
  };
  const scrap = (idProduit: string, idStock: string, quantite: number) =>
    stock.nord().post('/dispatch/dechet', { idProduit, idStock, quantite, cause: 'CASSE' }).expect(201);

  describe('in one ledger, one spec after the other,', () => {
    beforeAll(start);
    afterAll(close);

    it('as a list is the selected centre’s, and of who may select it', async () => {
      await stock.bellevue().get('/centre/alertes').expect(200);
      await stock.as('bellevue', centres.centreRiviere).get('/centre/alertes').expect(403);
      await stock.as('bellevue').get('/centre/alertes').expect(400);
      await stock.as('auditeur', centres.centreBellevue).get('/centre/alertes').expect(200);
      await stock.as('admin', centres.centreBellevue).get('/centre/alertes').expect(200);
    });

    it('is a request that nobody answered: at who is to answer and at who waits', async () => {
      const asked = { modeQte: 'CONDITIONNEMENT', nbCond: 5, dateSouhaitee: day(3) };
      const ask = { idProduit: products.immunol, ...asked };
      const ofCentre = (await stock.bellevue().post('/vaccination/besoin', ask).expect(201)).body.id;
      const ofPoint = (await point().post('/point-vaccination/besoin', ask).expect(201)).body.id;
      const waiting = async (user: StockUser) =>
        (await found(user, 'DEMANDE_EN_ATTENTE')).map(({ idDemande }) => idDemande).sort();
      const both = [ofCentre, ofPoint].sort();
      expect([await waiting(stock.nord()), await waiting(stock.bellevue())]).toEqual([both, both]);
      expect(await waiting(point())).toEqual([ofPoint]);
      expect(await found(stock.nord(), 'DEMANDE_EN_ATTENTE', { idDemande: ofPoint })).toMatchObject([
        { gravite: 'ATTENTION', quantite: 5, correspondant: { nom: 'Point Bellevue' } },
      ]);
      const atCentre = async (idDemande: string) =>
        (await found(stock.bellevue(), 'DEMANDE_EN_ATTENTE', { idDemande }))[0]?.correspondant;
      expect(await atCentre(ofCentre)).toMatchObject({ nom: 'Plateforme Nord', type: 'DISPATCH' });
      expect(await atCentre(ofPoint)).toMatchObject({ nom: 'Point Bellevue', type: 'VACCINATION_POINT' });
      await nobodyElse('DEMANDE_EN_ATTENTE');
      // In the list of the whole network each request is one alert.
      expect(await waiting(stock.as('admin'))).toEqual(both);

      const refusal = { id: ofCentre, newStatut: 'REFUSE', commentaire: 'Stock insuffisant' };
      await stock.nord().put('/vaccination/besoin', refusal).expect(200);
      await stock
        .bellevue()
        .put('/point-vaccination/besoin', { id: ofPoint, newStatut: 'ANNULE' })
        .expect(200);
      for (const user of [stock.nord(), stock.bellevue(), point()]) expect(await waiting(user)).toEqual([]);
    });

    it('is a request of a point that hangs below a dispatch centre, at both, once', async () => {
      const { pool, directory } = stock.api;
      const link = (parentId: string) =>
        pool.query('UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2', [
          parentId,
          centres.pointBellevue,
        ]);
      await link(centres.plateformeNord);
      await directory.refresh();
      try {
        const asked = { modeQte: 'CONDITIONNEMENT', nbCond: 5, dateSouhaitee: day(3) };
        const ask = { idProduit: products.immunol, ...asked };
        const { id } = (await point().post('/point-vaccination/besoin', ask).expect(201)).body;
        for (const user of [stock.nord(), point()])
          expect(await found(user, 'DEMANDE_EN_ATTENTE', { idDemande: id })).toHaveLength(1);
        expect((await found(point(), 'DEMANDE_EN_ATTENTE'))[0]).toMatchObject({
          correspondant: { nom: 'Plateforme Nord' },
        });
        await point().put('/point-vaccination/besoin', { id, newStatut: 'ANNULE' }).expect(200);
      } finally {
        await link(centres.centreBellevue);
        await directory.refresh();
      }
    });

    it('is a recall, until it is lifted, and less so once the centre has seen it', async () => {
      await stock.lineAtBellevue(3, 'AL-6');
      const body = { idProduit: products.immunol, lot: 'AL-6', motif: 'Défaut' };
      const idRappel = (await stock.as('admin').post('/lot/rappel', body).expect(201)).body.id;
      const ofRecall = (user: StockUser) => found(user, 'RAPPEL_LOT', { idRappel });
      const [alert] = await ofRecall(stock.bellevue());
      expect(alert).toMatchObject({ gravite: 'URGENT', idRappel, lot: 'AL-6', quantite: 3 });
      expect(await ofRecall(stock.nord())).toHaveLength(1);
      await nobodyElse('RAPPEL_LOT');
      expect(await seen(point(), 'RAPPEL_LOT')).toBe(0);
      await stock.bellevue().put(`/lot/rappel/${idRappel}/accuse`).expect(200);
      expect(await ofRecall(stock.bellevue())).toEqual([{ ...alert, gravite: 'INFO' }]);
      expect(await ofRecall(stock.nord())).toMatchObject([{ gravite: 'URGENT' }]);
      await stock.as('admin').put(`/lot/rappel/${idRappel}/levee`, { motif: 'Conforme' }).expect(200);
      for (const user of [stock.bellevue(), stock.nord()]) expect(await ofRecall(user)).toEqual([]);
    });

    it('is a recall of goods on the way, and of goods that a point was given', async () => {
      const idLigneBl = await stock.lineAtBellevue(3, 'AL-7');
      const exit = {
        idLigneBl,
        quantite: 1,
        sortieType: 'VACCINATION_POINT',
        idPoint: centres.pointBellevue,
      };
      await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
      await stock.noteTo(centres.centreRiviere, await stock.batchAtNord(5, 'AL-7'), 1);
      const body = { idProduit: products.immunol, lot: 'AL-7', motif: 'Défaut' };
      const idRappel = (await stock.as('admin').post('/lot/rappel', body).expect(201)).body.id;
      const riviere = stock.as('riviere', centres.centreRiviere);
      for (const user of [riviere, point()]) {
        expect(await found(user, 'RAPPEL_LOT', { idRappel })).toMatchObject([
          { gravite: 'URGENT', lot: 'AL-7' },
        ]);
      }
    });

    it('is at a point one recall, until every centre that took the lot out for it has seen it', async () => {
      const { pool, directory } = stock.api;
      const below = [centres.pointBellevue, centres.centreRiviere];
      await pool.query('INSERT INTO reference.centre_link (child_id, parent_id) VALUES ($1, $2)', below);
      await directory.refresh();
      try {
        const riviere = stock.as('riviere', centres.centreRiviere);
        const takeOut = (centre: StockUser, idLigneBl: string) => {
          const exit = { sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue };
          return centre.post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1, ...exit }).expect(201);
        };
        const recall = async (lot: string) => {
          const body = { idProduit: products.immunol, lot, motif: 'Défaut' };
          return (await stock.as('admin').post('/lot/rappel', body).expect(201)).body.id as string;
        };
        const levels = async (idRappel: string) =>
          (await found(point(), 'RAPPEL_LOT', { idRappel })).map(({ gravite }) => gravite);
        const acknowledge = (centre: StockUser, idRappel: string) =>
          centre.put(`/lot/rappel/${idRappel}/accuse`).expect(200);

        await takeOut(stock.bellevue(), await stock.lineAtBellevue(3, 'AL-ONE'));
        const ofOne = await recall('AL-ONE');
        expect(await levels(ofOne)).toEqual(['URGENT']);
        await acknowledge(stock.bellevue(), ofOne);
        expect(await levels(ofOne)).toEqual(['INFO']);

        await takeOut(stock.bellevue(), await stock.lineAtBellevue(3, 'AL-BOTH'));
        const idBl = await stock.noteTo(centres.centreRiviere, await stock.batchAtNord(5, 'AL-BOTH'), 1);
        await takeOut(
          riviere,
          (await riviere.post('/vaccination/entree-stock', { idBl }).expect(201)).body.id,
        );
        const ofBoth = await recall('AL-BOTH');
        expect(await levels(ofBoth)).toEqual(['URGENT']);
        await acknowledge(stock.bellevue(), ofBoth);
        expect(await levels(ofBoth)).toEqual(['URGENT']);
        await acknowledge(riviere, ofBoth);
        expect(await levels(ofBoth)).toEqual(['INFO']);
      } finally {
        await pool.query('DELETE FROM reference.centre_link WHERE child_id = $1 AND parent_id = $2', below);
        await directory.refresh();
      }
    });
  });

  describe('in a ledger of its own', () => {
    beforeEach(start);
    afterEach(close);

    describe('of a product', () => {
      it('is that nothing is left of what the centre held, until something enters', async () => {
        const batch = await enter(products.seringue, 5);
        expect(await seen(stock.nord(), 'RUPTURE')).toBe(0);
        await scrap(products.seringue, batch, 5);
        expect(await found(stock.nord(), 'RUPTURE')).toEqual([
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            type: 'RUPTURE',
            gravite: 'URGENT',
            idProduit: products.seringue,
            nomCommercial: 'Seringue 1 mL',
            quantite: 0,
            centre: { id: centres.plateformeNord, nom: 'Plateforme Nord' },
          },
        ]);
        await nobodyElse('RUPTURE');
        const levels = async (query: string) =>
          ((await stock.as('admin').get(`/centre/alertes${query}`).expect(200)).body as AlertRow[]).map(
            ({ gravite }) => gravite,
          );
        await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(2, 'AL-LEVEL'), 1);
        expect(await levels('')).toEqual(['URGENT', 'INFO']);
        expect(await levels('?gravite=URGENT')).toEqual(['URGENT']);
        expect(await levels('?gravite=INFO')).toEqual(['INFO']);
        expect(await levels('?gravite=ATTENTION')).toEqual([]);
        await stock.as('admin').get('/centre/alertes?gravite=GRAVE').expect(400);
        await enter(products.seringue, 1);
        expect(await seen(stock.nord(), 'RUPTURE')).toBe(0);
      });

      it('is that it is at or below its threshold, and above 0', async () => {
        const batch = await enter(products.seringue, 6);
        const threshold = (stockBas: number) =>
          admin()
            .put('/centre/seuils', { seuils: [{ idProduit: products.seringue, stockBas }] })
            .expect(200);
        expect(await seen(stock.nord(), 'STOCK_BAS')).toBe(0);
        await threshold(5);
        expect(await seen(stock.nord(), 'STOCK_BAS')).toBe(0);
        await scrap(products.seringue, batch, 1);
        expect(await found(stock.nord(), 'STOCK_BAS')).toMatchObject([
          { gravite: 'ATTENTION', idProduit: products.seringue, quantite: 5 },
        ]);
        await nobodyElse('STOCK_BAS');
        await threshold(4);
        expect(await seen(stock.nord(), 'STOCK_BAS')).toBe(0);
        await threshold(5);
        await scrap(products.seringue, batch, 5);
        expect(await seen(stock.nord(), 'STOCK_BAS')).toBe(0);
        expect(await seen(stock.nord(), 'RUPTURE')).toBe(1);
      });
    });

    describe('of a batch comes with the time alone, and goes with the batch', () => {
      it('its expiry', async () => {
        const peremption = day(40);
        const idStock = await enter(products.immunol, 3, { peremption });
        const cause = { idStock, lot: 'AL-1', quantite: 3, echeance: peremption };
        expect(await seen(stock.nord(), 'PEREMPTION_PROCHE')).toBe(0);
        advance(10 * DAY);
        expect(await found(stock.nord(), 'PEREMPTION_PROCHE')).toMatchObject([
          { ...cause, gravite: 'ATTENTION', nomCommercial: 'Immunol' },
        ]);
        const [{ id }] = (await found(stock.nord(), 'PEREMPTION_PROCHE')) as [AlertRow];
        advance(30 * DAY - 4 * HOUR);
        expect((await found(stock.nord(), 'PEREMPTION_PROCHE'))[0]!.id).toBe(id);
        advance(DAY + 4 * HOUR);
        expect(await found(stock.nord(), 'PERIME')).toMatchObject([{ ...cause, gravite: 'URGENT' }]);
        expect(await seen(stock.nord(), 'PEREMPTION_PROCHE')).toBe(0);
        // A limit that is the last hour of the expiry is not told twice.
        expect(await seen(stock.nord(), 'LIMITE_DEPASSEE')).toBe(0);
        await nobodyElse('PERIME');
        await scrap(products.immunol, idStock, 3);
        expect(await seen(stock.nord(), 'PERIME')).toBe(0);
      });

      it('its usage limit', async () => {
        const thawed = { transfertType: 'DECONGELE', transfertDate: now().toISOString() };
        const idStock = await enter(products.vaxilor, 2, thawed);
        await enter(products.vaxilor, 2, { transfertType: 'CONGELE' });
        advance(720 * HOUR - 49 * HOUR);
        expect(await seen(stock.nord(), 'LIMITE_PROCHE')).toBe(0);
        advance(2 * HOUR);
        const limit = (await stock.nord().get('/dispatch/stock?lot=AL-1').expect(200)).body.find(
          ({ id }: { id: string }) => id === idStock,
        ).limiteUtilisation;
        expect(await found(stock.nord(), 'LIMITE_PROCHE')).toMatchObject([
          { idStock, echeance: limit, gravite: 'ATTENTION' },
        ]);
        advance(48 * HOUR);
        expect(await found(stock.nord(), 'LIMITE_DEPASSEE')).toMatchObject([{ idStock, gravite: 'URGENT' }]);
        expect(await seen(stock.nord(), 'LIMITE_PROCHE')).toBe(0);
        await scrap(products.vaxilor, idStock, 2);
        expect(await seen(stock.nord(), 'LIMITE_DEPASSEE')).toBe(0);
      });

      it('as early as the centre wants to know', async () => {
        await enter(products.immunol, 3, { peremption: day(10) });
        const wants = (joursPeremption: number) =>
          admin().put('/centre/seuils', { seuils: [], joursPeremption }).expect(200);
        await wants(9);
        expect(await seen(stock.nord(), 'PEREMPTION_PROCHE')).toBe(0);
        await wants(10);
        expect(await seen(stock.nord(), 'PEREMPTION_PROCHE')).toBe(1);
      });
    });

    describe('of a delivery note', () => {
      it('is told to its destination at once, and to its sender when it is late', async () => {
        const idBl = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AL-2'), 4);
        expect(await found(stock.bellevue(), 'RECEPTION_EN_ATTENTE', { idBl })).toMatchObject([
          {
            gravite: 'INFO',
            numeroBl: expect.stringMatching(/-\d{6}$/),
            correspondant: { nom: 'Plateforme Nord' },
          },
        ]);
        expect(await seen(stock.nord(), 'BL_EN_RETARD')).toBe(0);
        advance(3 * DAY);
        expect(await found(stock.nord(), 'BL_EN_RETARD', { idBl })).toMatchObject([
          { gravite: 'ATTENTION', correspondant: { nom: 'Centre Bellevue' } },
        ]);
        await nobodyElse('BL_EN_RETARD');
        await nobodyElse('RECEPTION_EN_ATTENTE');
        await stock.bellevue().post('/vaccination/entree-stock', { idBl }).expect(201);
        expect(await seen(stock.bellevue(), 'RECEPTION_EN_ATTENTE')).toBe(0);
        expect(await seen(stock.nord(), 'BL_EN_RETARD')).toBe(0);
      });

      it('is late after so many times 24 hours, whatever clock the database session keeps', async () => {
        const { pool } = stock.api;
        const idBl = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AL-CLOCK'), 4);
        expect(await seen(stock.bellevue(), 'RECEPTION_EN_ATTENTE', { idBl })).toBe(1);
        // In the next three days the clocks of Paris are put back by an hour.
        await pool.query('UPDATE read_model.delivery_note SET prepared_at = $1 WHERE id = $2', [
          '2026-10-24T12:00:00.000Z',
          idBl,
        ]);
        const { text, values } = alertSql({
          centreIds: [centres.plateformeNord, centres.centreBellevue],
          networkWide: true,
          now: '2026-10-27T12:00:00.000Z',
          timeZone: 'Europe/Paris',
          offset: 0,
          limit: 10,
        });
        const session = await pool.connect();
        try {
          await session.query(`SET timezone = 'Europe/Paris'`);
          const { rows } = await session.query(text, values);
          const due_at = new Date('2026-10-27T12:00:00.000Z');
          expect(rows.filter(({ note_id }) => note_id === idBl)).toMatchObject([
            { type: 'BL_EN_RETARD', due_at },
            { type: 'RECEPTION_EN_ATTENTE', due_at },
          ]);
        } finally {
          session.release(true);
        }
      });

      it('goes with its cancellation, and is not told where receptions are not followed', async () => {
        const batch = await stock.batchAtNord(9, 'AL-3');
        const cancelled = await stock.noteTo(centres.centreBellevue, batch, 1);
        await stock.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);
        const produits = [
          { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 1, idStock: batch },
        ];
        const untracked = { produits, destination: centres.centreBellevue, suiviDesactive: true };
        await stock.nord().post('/dispatch/preparation', untracked).expect(201);
        await admin().put('/centre/seuils', { joursReception: 0 }).expect(200);
        expect(await seen(stock.nord(), 'BL_EN_RETARD')).toBe(0);
        expect(await seen(stock.bellevue(), 'RECEPTION_EN_ATTENTE')).toBe(0);
      });

      it('is what of a line did not arrive, for 30 days', async () => {
        const batch = await stock.batchAtNord(9, 'AL-4');
        const idBl = await stock.noteTo(centres.centreBellevue, batch, 4);
        const [note] = (await stock.bellevue().get('/dispatch/preparation/vaccination').expect(200)).body;
        const lignes = [{ idLigneBl: note.lignes[0].id, quantiteRecue: 3, cause: 'CASSE' }];
        await stock.bellevue().post('/vaccination/entree-stock', { idBl, lignes }).expect(201);
        expect(await found(stock.nord(), 'ECART_RECEPTION', { idBl })).toMatchObject([
          { gravite: 'ATTENTION', lot: 'AL-4', quantite: 1, idStock: batch, idProduit: products.immunol },
        ]);
        await nobodyElse('ECART_RECEPTION');
        expect(await seen(stock.bellevue(), 'ECART_RECEPTION')).toBe(0);
        advance(29 * DAY);
        expect(await seen(stock.nord(), 'ECART_RECEPTION')).toBe(1);
        advance(DAY);
        expect(await seen(stock.nord(), 'ECART_RECEPTION')).toBe(0);
      });
    });

    describe('of a request, where centres have been moved since it was made,', () => {
      let ofCentre: string;
      let ofPoint: string;
      const waiting = async (user: StockUser) =>
        (await found(user, 'DEMANDE_EN_ATTENTE')).map(({ idDemande, correspondant }) => [
          idDemande,
          correspondant?.nom,
        ]);
      const inNetwork = async () =>
        (await found(stock.as('admin'), 'DEMANDE_EN_ATTENTE')).map(({ idDemande, centre }) => [
          idDemande,
          centre?.nom,
        ]);
      const sorted = (...rows: [string, string | undefined][]) => rows.sort();
      const referenceData = async (sql: string, ...values: string[]) => {
        await stock.api.pool.query(sql, values);
        await stock.api.directory.refresh();
      };
      const move = (child: string, to: string) =>
        referenceData('UPDATE reference.centre_link SET parent_id = $2 WHERE child_id = $1', child, to);
      const enable = (centre: string, active: boolean) =>
        referenceData(`UPDATE reference.centre SET active = ${active} WHERE id = $1`, centre);

      beforeEach(async () => {
        const ask = {
          idProduit: products.immunol,
          modeQte: 'CONDITIONNEMENT',
          nbCond: 5,
          dateSouhaitee: day(3),
        };
        ofCentre = (await stock.bellevue().post('/vaccination/besoin', ask).expect(201)).body.id;
        ofPoint = (await point().post('/point-vaccination/besoin', ask).expect(201)).body.id;
      });
      afterEach(async () => {
        await move(centres.centreBellevue, centres.plateformeNord);
        await move(centres.pointBellevue, centres.centreBellevue);
        await enable(centres.plateformeNord, true);
      });

      it('is told at the dispatch centre that answers it now, and no longer at the one before', async () => {
        await move(centres.centreBellevue, centres.plateformeSud);
        expect((await waiting(stock.sud())).sort()).toEqual(
          sorted([ofCentre, 'Centre Bellevue'], [ofPoint, 'Point Bellevue']),
        );
        expect(await waiting(stock.nord())).toEqual([]);
        expect((await waiting(stock.bellevue())).sort()).toEqual(
          sorted([ofCentre, 'Plateforme Sud'], [ofPoint, 'Point Bellevue']),
        );
        expect(await waiting(point())).toEqual([[ofPoint, 'Plateforme Sud']]);
        expect((await inNetwork()).sort()).toEqual(
          sorted([ofCentre, 'Plateforme Sud'], [ofPoint, 'Plateforme Sud']),
        );
        const processed = { id: ofPoint, newStatut: 'TRAITE' };
        await stock.nord().put('/point-vaccination/besoin', processed).expect(400);
        await stock.sud().put('/point-vaccination/besoin', processed).expect(200);
        expect(await waiting(stock.sud())).toEqual([[ofCentre, 'Centre Bellevue']]);
      });

      it('is told at the vaccination centre that the point is below now', async () => {
        await move(centres.pointBellevue, centres.centreRiviere);
        expect(await waiting(stock.bellevue())).toEqual([[ofCentre, 'Plateforme Nord']]);
        expect(await waiting(stock.as('riviere', centres.centreRiviere))).toEqual([
          [ofPoint, 'Point Bellevue'],
        ]);
      });

      it('is listed of the whole network also where no dispatch centre can answer it', async () => {
        await enable(centres.plateformeNord, false);
        expect((await inNetwork()).sort()).toEqual(
          sorted([ofCentre, 'Centre Bellevue'], [ofPoint, 'Centre Bellevue']),
        );
        expect((await waiting(stock.bellevue())).sort()).toEqual(
          sorted([ofCentre, undefined], [ofPoint, 'Point Bellevue']),
        );
      });
    });

    it('is a vaccine that was taken out without a declaration of its use', async () => {
      const idLigneBl = await stock.lineAtBellevue(9, 'AL-5');
      const exit = (more: object = {}) =>
        stock
          .bellevue()
          .post('/vaccination/sortieFrigo', { idLigneBl, quantite: 2, ...more })
          .expect(201);
      const declare = (user: StockUser, dayOfWeek: string) =>
        user
          .post('/vaccination/utilisation', {
            idProduit: products.immunol,
            modeAdministration: 'JOUR',
            dayOfWeek,
            doseCount1: 0,
          })
          .expect(201);
      await exit();
      await exit();
      expect(await found(stock.bellevue(), 'DECLARATION_MANQUANTE')).toMatchObject([
        { gravite: 'ATTENTION', idProduit: products.immunol, quantite: 4, echeance: day(0) },
      ]);
      await exit({ sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue });
      expect(await found(point(), 'DECLARATION_MANQUANTE')).toMatchObject([{ quantite: 2 }]);
      await nobodyElse('DECLARATION_MANQUANTE');
      await declare(stock.bellevue(), day(-1));
      expect(await seen(stock.bellevue(), 'DECLARATION_MANQUANTE')).toBe(1);
      await declare(stock.bellevue(), day(0));
      expect(await seen(stock.bellevue(), 'DECLARATION_MANQUANTE')).toBe(0);
      expect(await seen(point(), 'DECLARATION_MANQUANTE')).toBe(1);
      advance(31 * DAY);
      expect(await seen(point(), 'DECLARATION_MANQUANTE')).toBe(0);
    });

    describe('that is not as it should be', () => {
      const anomalies = async (user: StockUser) =>
        (await found(user, 'ANOMALIE')).map(({ lot, quantite, gravite }) => [lot, quantite, gravite]);
      const goneInAMonth = async (...users: readonly StockUser[]) => {
        advance(29 * DAY);
        for (const user of users) expect(await seen(user, 'ANOMALIE')).toBe(1);
        advance(2 * DAY);
        for (const user of users) expect(await seen(user, 'ANOMALIE')).toBe(0);
      };

      it('is a return of more than the centre had', async () => {
        const idLigneBl = await stock.lineAtBellevue(5, 'AL-8');
        await stock.bellevue().post('/vaccination/sortieFrigo', { idLigneBl, quantite: 3 }).expect(201);
        expect(await anomalies(stock.bellevue())).toEqual([]);
        const giveBack = {
          idCentreRetour: centres.centreBellevue,
          idLigneBl,
          idProduit: products.immunol,
          quantite: 5,
          forceValidation: true,
        };
        await stock.nord().post('/dispatch/retour-stock', giveBack).expect(201);
        expect(await anomalies(stock.bellevue())).toEqual([['AL-8', 2, 'URGENT']]);
        expect(await anomalies(stock.nord())).toEqual([['AL-8', 5, 'URGENT']]);
        await nobodyElse('ANOMALIE');
        await goneInAMonth(stock.bellevue(), stock.nord());
      });

      it('is an exit that was made offline before the recall of its lot', async () => {
        const idLigneBl = await stock.lineAtBellevue(5, 'AL-9');
        const dateOperation = new Date().toISOString();
        const body = { idProduit: products.immunol, lot: 'AL-9', motif: 'Défaut' };
        await stock.as('admin').post('/lot/rappel', body).expect(201);
        const exit = { idLigneBl, quantite: 2, dateOperation };
        await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
        expect(await anomalies(stock.bellevue())).toEqual([['AL-9', 2, 'URGENT']]);
        await goneInAMonth(stock.bellevue());
      });

      it('is an exit of goods past their limit', async () => {
        const thawed = { transfertType: 'DECONGELE', transfertDate: now().toISOString() };
        const idStock = await enter(products.vaxilor, 2, thawed);
        const line = { idProduit: products.vaxilor, typeProduit: 'VACCIN', quantite: 2, idStock };
        const body = {
          produits: [{ ...line, sortie: thawed.transfertDate }],
          destination: centres.centreBellevue,
        };
        const idBl = (await stock.nord().post('/dispatch/preparation', body).expect(201)).body.id;
        const idLigneBl = (await stock.bellevue().post('/vaccination/entree-stock', { idBl }).expect(201))
          .body.id;
        advance(29 * DAY);
        expect(await anomalies(stock.bellevue())).toEqual([]);
        advance(2 * DAY);
        const forced = { forceValidation: true, commentaire: 'Vu avec le référent' };
        await stock
          .bellevue()
          .post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1, ...forced })
          .expect(201);
        // The ledger took it by its own clock, which the spec did not advance.
        advance(-31 * DAY);
        expect(await anomalies(stock.bellevue())).toEqual([['AL-1', 1, 'URGENT']]);
      });
    });

    it('as a list begins with what is most urgent, and is paged as every list', async () => {
      await enter(products.immunol, 3, { peremption: day(20), lot: 'LATER' });
      await enter(products.immunol, 3, { peremption: day(10), lot: 'SOONER' });
      const batch = await enter(products.seringue, 5);
      await scrap(products.seringue, batch, 5);
      await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AL-12'), 4);
      const order = (rows: readonly AlertRow[]) => rows.map(({ type, lot }) => `${type} ${lot ?? ''}`.trim());
      const expected = ['RUPTURE', 'PEREMPTION_PROCHE SOONER', 'PEREMPTION_PROCHE LATER'];
      expect(order(await alerts(stock.nord()))).toEqual(expected);
      const everywhere = [...expected, 'RECEPTION_EN_ATTENTE'];
      for (const login of ['admin', 'auditeur']) {
        const all = await alerts(stock.as(login));
        expect(order(all)).toEqual(everywhere);
        expect(all.map(({ centre }) => centre!.nom)).toEqual([
          ...Array(3).fill('Plateforme Nord'),
          'Centre Bellevue',
        ]);
      }
      const sorted = async (field: string, direction: string) => {
        const sort = encodeURIComponent(JSON.stringify([field, direction]));
        return order((await stock.as('admin').get(`/centre/alertes?sort=${sort}`).expect(200)).body);
      };
      const [empty, sooner, later, expectedNote] = everywhere;
      expect(await sorted('gravite', 'DESC')).toEqual(everywhere);
      expect(await sorted('gravite', 'ASC')).toEqual([expectedNote, sooner, later, empty]);
      expect(await sorted('lot', 'ASC')).toEqual([later, sooner, empty, expectedNote]);
      expect(await sorted('lot', 'DESC')).toEqual([sooner, later, empty, expectedNote]);
      expect(await sorted('echeance', 'DESC')).toEqual([later, sooner, expectedNote, empty]);
      // Stock-out, expiry soon, delivery to receive.
      expect(await sorted('type', 'DESC')).toEqual([empty, sooner, later, expectedNote]);
      const page = (await stock.as('admin').get('/centre/alertes?page=1&size=3').expect(200)).body;
      expect([order(page.content), page.totalElements]).toEqual([['RECEPTION_EN_ATTENTE'], 4]);
      const beyond = (await stock.as('admin').get('/centre/alertes?page=9&size=3').expect(200)).body;
      expect(beyond).toEqual({ content: [], totalElements: 4 });
    });
  });
});
